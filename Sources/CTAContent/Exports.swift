// What a caller of this library names in its own code without knowing the targets below: findings, severities,
// directions, resolutions, resolvers and policies.
@_exported public import ContentRules
@_exported public import Languages
@_exported public import Text
