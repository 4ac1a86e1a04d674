/// The texts of an entry.
///
/// Most entries of most formats have one: it lies in the list itself, without memory of its own.
package struct LocalizationList: Sendable {
    fileprivate enum Storage: Sendable {
        case one(PackedLocalization)
        case many([Localization])
    }

    private var storage: Storage

    /// An empty list.
    package init() { storage = .many([]) }

    /// The list of some localizations.
    package init(_ localizations: some Sequence<Localization>) { self.init(Array(localizations)) }

    /// The list of an array of localizations.
    package init(_ localizations: [Localization]) {
        if localizations.count == 1, let packed = PackedLocalization(localizations[0]) {
            storage = .one(packed)
        } else {
            storage = .many(localizations)
        }
    }

    /// The localizations as an array, to change, or to look at one by one without copies of each.
    package var array: [Localization] {
        switch storage {
        case .one(let packed): [packed.unpacked]
        case .many(let localizations): localizations
        }
    }
}

extension LocalizationList: ExpressibleByArrayLiteral {
    /// The list of some localizations.
    package init(arrayLiteral localizations: Localization...) { self.init(localizations) }
}

extension LocalizationList: RandomAccessCollection, MutableCollection {
    /// Goes over the localizations; the list is referred to once, not for each of them.
    package struct Iterator: IteratorProtocol {
        private var one: PackedLocalization?
        private var rest: IndexingIterator<[Localization]>

        fileprivate init(_ storage: Storage) {
            switch storage {
            case .one(let packed):
                one = packed
                rest = [].makeIterator()
            case .many(let localizations): rest = localizations.makeIterator()
            }
        }

        /// The next localization; nil behind the last.
        package mutating func next() -> Localization? {
            guard let packed = one else { return rest.next() }
            one = nil
            return packed.unpacked
        }
    }

    /// Starts at the first localization.
    package func makeIterator() -> Iterator { Iterator(storage) }

    /// The place of the first.
    package var startIndex: Int { 0 }

    /// The place behind the last.
    package var endIndex: Int {
        switch storage {
        case .one: 1
        case .many(let localizations): localizations.count
        }
    }

    /// The localization at a place.
    package subscript(place: Int) -> Localization {
        get {
            switch storage {
            case .one(let packed):
                precondition(place == 0, "a list of one has no other place")
                return packed.unpacked
            case .many(let localizations): return localizations[place]
            }
        }
        set {
            switch storage {
            case .one: self = [newValue]
            case .many(var localizations):
                // Otherwise the array would have two owners and be copied.
                storage = .many([])
                localizations[place] = newValue
                storage = .many(localizations)
            }
        }
    }
}

extension LocalizationList {
    /// What the text at a place is for, without the rest.
    package func role(at place: Int) -> TextRole {
        switch storage {
        case .one(let packed): packed.role
        case .many(let localizations): localizations[place].role
        }
    }

    /// The text at a place, or its variants, without the rest.
    package func tree(at place: Int) -> VariantTree {
        switch storage {
        case .one(let packed): packed.tree
        case .many(let localizations): localizations[place].tree
        }
    }
}

extension LocalizationList: RangeReplaceableCollection {
    /// Puts localizations in the place of others.
    package mutating func replaceSubrange(
        _ range: Range<Int>, with others: some Collection<Localization>
    ) {
        var localizations = array
        storage = .many([])
        localizations.replaceSubrange(range, with: others)
        self = LocalizationList(localizations)
    }

    /// Adds a localization at the end.
    package mutating func append(_ localization: Localization) {
        if isEmpty, capacityIsOpen, let packed = PackedLocalization(localization) {
            storage = .one(packed)
            return
        }
        var localizations = array
        storage = .many([])
        localizations.append(localization)
        storage = .many(localizations)
    }

    /// Makes room for more than one.
    package mutating func reserveCapacity(_ count: Int) {
        guard count > 1 else { return }
        var localizations = array
        storage = .many([])
        localizations.reserveCapacity(count)
        storage = .many(localizations)
    }

    /// Whether no room for several was asked for.
    private var capacityIsOpen: Bool {
        switch storage {
        case .one: true
        case .many(let localizations): localizations.capacity == 0
        }
    }
}
