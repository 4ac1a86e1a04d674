// Made from the data of ICU by LocaleTableTests; not to be edited.

/// Facts about ordinary tags, read by ``EmbeddedLocaleFacts``.
enum LocaleTable {
    static let text = """
        languages af agq ak am ar as asa ast az bas be bem bez bg bgc bho bm bn bo br brx bs ca ccp
        languages ce ceb cgg chr ckb cs cv cy da dav de dje doi dsb dua dyo dz ebu ee el en eo es
        languages et eu ewo fa ff fi fil fo fr fur fy ga gd gl gsw gu guz gv ha haw he hi hr hsb hu
        languages hy ia id ig ii is it ja jgo jmc jv ka kab kam kde kea kgp khq ki kk kkj kl kln km
        languages kn ko kok ks ksb ksf ksh ku kw ky lag lb lg lkt ln lo lrc lt lu luo luy lv mai
        languages mas mer mfe mg mgh mgo mi mk ml mn mni mr ms mt mua my mzn naq nb nd ne nl nmg nn
        languages nnh no nus nyn om or os pa pcm pl ps pt qu raj rm rn ro rof ru rw rwk sa sah saq
        languages sat sbp sc sd se seh ses sg shi si sk sl smn sn so sq sr su sv sw ta te teo tg th
        languages ti tk to tr tt twq tzm ug uk ur uz vai vi vun wae wo xh xog yav yi yo yrl yue zgh
        languages zh zu
        scripts Adlm Afak Aghb Ahom Arab Armi Armn Avst Bali Bamu Bass Batk Beng Bhks Blis Bopo
        scripts Brah Brai Bugi Buhd Cakm Cans Cari Cham Cher Chrs Cirt Copt Cpmn Cprt Cyrl Cyrs
        scripts Deva Diak Dogr Dsrt Dupl Egyd Egyh Egyp Elba Elym Ethi Geok Geor Glag Gong Gonm
        scripts Goth Gran Grek Gujr Guru Hanb Hang Hani Hano Hans Hant Hatr Hebr Hira Hluw Hmng
        scripts Hmnp Hrkt Hung Inds Ital Jamo Java Jpan Jurc Kali Kana Kawi Khar Khmr Khoj Kits
        scripts Knda Kore Kpel Kthi Lana Laoo Latf Latg Latn Lepc Limb Lina Linb Lisu Loma Lyci
        scripts Lydi Mahj Maka Mand Mani Marc Maya Medf Mend Merc Mero Mlym Modi Mong Moon Mroo
        scripts Mtei Mult Mymr Nagm Nand Narb Nbat Newa Nkgb Nkoo Nshu Ogam Olck Orkh Orya Osge
        scripts Osma Ougr Palm Pauc Perm Phag Phli Phlp Phlv Phnx Plrd Prti Rjng Rohg Roro Runr
        scripts Samr Sara Sarb Saur Sgnw Shaw Shrd Sidd Sind Sinh Sogd Sogo Sora Soyo Sund Sylo
        scripts Syrc Syre Syrj Syrn Tagb Takr Tale Talu Taml Tang Tavt Telu Teng Tfng Tglg Thaa
        scripts Thai Tibt Tirh Tnsa Toto Ugar Vaii Visp Vith Wara Wcho Wole Xpeo Xsux Yezi Yiii
        regions 001 150 419 AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI
        regions BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV
        regions CW CX CY CZ DE DG DJ DK DM DO DZ EA EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD
        regions GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU IC ID IE IL IM IN
        regions IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT
        regions LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC
        regions NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO
        regions RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG
        regions TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK
        regions YE YT ZA ZM ZW
        aliases bh=bho in=id iw=he ji=yi jw=jv mo=ro tl=fil tw=ak adp=dz afr=af aka=ak alb=sq
        aliases als=sq amh=am ara=ar arb=ar arm=hy asm=as aze=az azj=az bam=bm baq=eu bel=be ben=bn
        aliases bih=bho bod=bo bos=bs bre=br bul=bg bur=my bxk=luy cat=ca ces=cs che=ce chi=zh
        aliases chv=cv cmn=zh cor=kw cym=cy cze=cs dan=da deu=de dgo=doi drh=mn dut=nl dzo=dz
        aliases ekk=et ell=el eng=en epo=eo est=et eus=eu ewe=ee fao=fo fas=fa fat=ak fin=fi fra=fr
        aliases fre=fr fry=fy fuc=ff ful=ff gaz=om geo=ka ger=de gla=gd gle=ga glg=gl glv=gv gre=el
        aliases guj=gu hau=ha heb=he hin=hi hrv=hr hun=hu hye=hy ibo=ig ice=is iii=ii ina=ia ind=id
        aliases isl=is ita=it jav=jv jaw=jv jpn=ja kal=kl kan=kn kas=ks kat=ka kaz=kk khk=mn khm=km
        aliases kik=ki kin=rw kir=ky kmr=ku knn=kok kor=ko kur=ku lao=lo lav=lv lin=ln lit=lt
        aliases ltz=lb lub=lu lug=lg lvs=lv mac=mk mal=ml mao=mi mar=mr may=ms mkd=mk mlg=mg mlt=mt
        aliases mol=ro mon=mn mri=mi msa=ms mup=raj mya=my nde=nd nep=ne nld=nl nno=nn nob=nb
        aliases nor=no npi=ne ori=or orm=om ory=or oss=os pan=pa pbu=ps per=fa pes=fa plt=mg pol=pl
        aliases por=pt pus=ps que=qu quz=qu roh=rm ron=ro rum=ro run=rn rus=ru sag=sg san=sa scc=sr
        aliases scr=hr sin=si slk=sk slo=sk slv=sl sme=se sna=sn snd=sd som=so spa=es spy=kln
        aliases sqi=sq src=sc srd=sc srp=sr sun=su swa=sw swe=sv swh=sw tam=ta tat=tt tel=te tgk=tg
        aliases tgl=fil tha=th tib=bo tir=ti ton=to tuk=tk tur=tr twi=ak uig=ug ukr=uk urd=ur
        aliases uzb=uz uzn=uz vie=vi wel=cy wol=wo xho=xh ydd=yi yid=yi yor=yo zho=zh zsm=ms zul=zu
        likely af=af-Latn-ZA agq=agq-Latn-CM ak=ak-Latn-GH am=am-Ethi-ET ar=ar-Arab-EG
        likely as=as-Beng-IN asa=asa-Latn-TZ ast=ast-Latn-ES az=az-Latn-AZ az-Arab=az-Arab-IR
        likely az-IQ=az-Arab-IQ az-IR=az-Arab-IR az-RU=az-Cyrl-RU bas=bas-Latn-CM be=be-Cyrl-BY
        likely bem=bem-Latn-ZM bez=bez-Latn-TZ bg=bg-Cyrl-BG bgc=bgc-Deva-IN bho=bho-Deva-IN
        likely bm=bm-Latn-ML bn=bn-Beng-BD bo=bo-Tibt-CN br=br-Latn-FR brx=brx-Deva-IN
        likely bs=bs-Latn-BA ca=ca-Latn-ES ccp=ccp-Cakm-BD ce=ce-Cyrl-RU ceb=ceb-Latn-PH
        likely cgg=cgg-Latn-UG chr=chr-Cher-US ckb=ckb-Arab-IQ cs=cs-Latn-CZ cv=cv-Cyrl-RU
        likely cy=cy-Latn-GB da=da-Latn-DK dav=dav-Latn-KE de=de-Latn-DE dje=dje-Latn-NE
        likely doi=doi-Deva-IN dsb=dsb-Latn-DE dua=dua-Latn-CM dyo=dyo-Latn-SN dz=dz-Tibt-BT
        likely ebu=ebu-Latn-KE ee=ee-Latn-GH el=el-Grek-GR en=en-Latn-US en-Shaw=en-Shaw-GB
        likely eo=eo-Latn-001 es=es-Latn-ES et=et-Latn-EE eu=eu-Latn-ES ewo=ewo-Latn-CM
        likely fa=fa-Arab-IR ff=ff-Latn-SN ff-Adlm=ff-Adlm-GN fi=fi-Latn-FI fil=fil-Latn-PH
        likely fo=fo-Latn-FO fr=fr-Latn-FR fur=fur-Latn-IT fy=fy-Latn-NL ga=ga-Latn-IE
        likely gd=gd-Latn-GB gl=gl-Latn-ES gsw=gsw-Latn-CH gu=gu-Gujr-IN guz=guz-Latn-KE
        likely gv=gv-Latn-IM ha=ha-Latn-NG ha-CM=ha-Arab-CM ha-SD=ha-Arab-SD haw=haw-Latn-US
        likely he=he-Hebr-IL hi=hi-Deva-IN hi-Latn=hi-Latn-IN hr=hr-Latn-HR hsb=hsb-Latn-DE
        likely hu=hu-Latn-HU hy=hy-Armn-AM ia=ia-Latn-001 id=id-Latn-ID ig=ig-Latn-NG ii=ii-Yiii-CN
        likely is=is-Latn-IS it=it-Latn-IT ja=ja-Jpan-JP jgo=jgo-Latn-CM jmc=jmc-Latn-TZ
        likely jv=jv-Latn-ID ka=ka-Geor-GE kab=kab-Latn-DZ kam=kam-Latn-KE kde=kde-Latn-TZ
        likely kea=kea-Latn-CV kgp=kgp-Latn-BR khq=khq-Latn-ML ki=ki-Latn-KE kk=kk-Cyrl-KZ
        likely kk-AF=kk-Arab-AF kk-Arab=kk-Arab-CN kk-CN=kk-Arab-CN kk-IR=kk-Arab-IR
        likely kk-MN=kk-Arab-MN kkj=kkj-Latn-CM kl=kl-Latn-GL kln=kln-Latn-KE km=km-Khmr-KH
        likely kn=kn-Knda-IN ko=ko-Kore-KR kok=kok-Deva-IN ks=ks-Arab-IN ksb=ksb-Latn-TZ
        likely ksf=ksf-Latn-CM ksh=ksh-Latn-DE ku=ku-Latn-TR ku-Arab=ku-Arab-IQ ku-LB=ku-Arab-LB
        likely ku-Yezi=ku-Yezi-GE kw=kw-Latn-GB ky=ky-Cyrl-KG ky-Arab=ky-Arab-CN ky-CN=ky-Arab-CN
        likely ky-Latn=ky-Latn-TR ky-TR=ky-Latn-TR lag=lag-Latn-TZ lb=lb-Latn-LU lg=lg-Latn-UG
        likely lkt=lkt-Latn-US ln=ln-Latn-CD lo=lo-Laoo-LA lrc=lrc-Arab-IR lt=lt-Latn-LT
        likely lu=lu-Latn-CD luo=luo-Latn-KE luy=luy-Latn-KE lv=lv-Latn-LV mai=mai-Deva-IN
        likely mas=mas-Latn-KE mer=mer-Latn-KE mfe=mfe-Latn-MU mg=mg-Latn-MG mgh=mgh-Latn-MZ
        likely mgo=mgo-Latn-CM mi=mi-Latn-NZ mk=mk-Cyrl-MK ml=ml-Mlym-IN mn=mn-Cyrl-MN
        likely mn-CN=mn-Mong-CN mn-Mong=mn-Mong-CN mni=mni-Beng-IN mr=mr-Deva-IN ms=ms-Latn-MY
        likely ms-CC=ms-Arab-CC mt=mt-Latn-MT mua=mua-Latn-CM my=my-Mymr-MM mzn=mzn-Arab-IR
        likely naq=naq-Latn-NA nb=nb-Latn-NO nd=nd-Latn-ZW ne=ne-Deva-NP nl=nl-Latn-NL
        likely nmg=nmg-Latn-CM nn=nn-Latn-NO nnh=nnh-Latn-CM no=no-Latn-NO nus=nus-Latn-SS
        likely nyn=nyn-Latn-UG om=om-Latn-ET or=or-Orya-IN os=os-Cyrl-GE pa=pa-Guru-IN
        likely pa-Arab=pa-Arab-PK pa-PK=pa-Arab-PK pcm=pcm-Latn-NG pl=pl-Latn-PL ps=ps-Arab-AF
        likely pt=pt-Latn-BR qu=qu-Latn-PE raj=raj-Deva-IN rm=rm-Latn-CH rn=rn-Latn-BI
        likely ro=ro-Latn-RO rof=rof-Latn-TZ ru=ru-Cyrl-RU rw=rw-Latn-RW rwk=rwk-Latn-TZ
        likely sa=sa-Deva-IN sah=sah-Cyrl-RU saq=saq-Latn-KE sat=sat-Olck-IN sbp=sbp-Latn-TZ
        likely sc=sc-Latn-IT sd=sd-Arab-PK sd-Deva=sd-Deva-IN sd-IN=sd-Deva-IN sd-Khoj=sd-Khoj-IN
        likely sd-Sind=sd-Sind-IN se=se-Latn-NO seh=seh-Latn-MZ ses=ses-Latn-ML sg=sg-Latn-CF
        likely shi=shi-Tfng-MA si=si-Sinh-LK sk=sk-Latn-SK sl=sl-Latn-SI smn=smn-Latn-FI
        likely sn=sn-Latn-ZW so=so-Latn-SO sq=sq-Latn-AL sr=sr-Cyrl-RS sr-ME=sr-Latn-ME
        likely sr-RO=sr-Latn-RO sr-RU=sr-Latn-RU sr-TR=sr-Latn-TR su=su-Latn-ID sv=sv-Latn-SE
        likely sw=sw-Latn-TZ ta=ta-Taml-IN te=te-Telu-IN teo=teo-Latn-UG tg=tg-Cyrl-TJ
        likely tg-Arab=tg-Arab-PK tg-PK=tg-Arab-PK th=th-Thai-TH ti=ti-Ethi-ET tk=tk-Latn-TM
        likely to=to-Latn-TO tr=tr-Latn-TR tt=tt-Cyrl-RU twq=twq-Latn-NE tzm=tzm-Latn-MA
        likely ug=ug-Arab-CN ug-Cyrl=ug-Cyrl-KZ ug-KZ=ug-Cyrl-KZ ug-MN=ug-Cyrl-MN uk=uk-Cyrl-UA
        likely ur=ur-Arab-PK uz=uz-Latn-UZ uz-AF=uz-Arab-AF uz-Arab=uz-Arab-AF uz-CN=uz-Cyrl-CN
        likely vai=vai-Vaii-LR vi=vi-Latn-VN vun=vun-Latn-TZ wae=wae-Latn-CH wo=wo-Latn-SN
        likely xh=xh-Latn-ZA xog=xog-Latn-UG yav=yav-Latn-CM yi=yi-Hebr-001 yo=yo-Latn-NG
        likely yrl=yrl-Latn-BR yue=yue-Hant-HK yue-CN=yue-Hans-CN yue-Hans=yue-Hans-CN
        likely zgh=zgh-Tfng-MA zh=zh-Hans-CN zh-AU=zh-Hant-AU zh-BN=zh-Hant-BN zh-Bopo=zh-Bopo-TW
        likely zh-GB=zh-Hant-GB zh-GF=zh-Hant-GF zh-HK=zh-Hant-HK zh-Hanb=zh-Hanb-TW
        likely zh-Hant=zh-Hant-TW zh-ID=zh-Hant-ID zh-MO=zh-Hant-MO zh-PA=zh-Hant-PA
        likely zh-PF=zh-Hant-PF zh-PH=zh-Hant-PH zh-SR=zh-Hant-SR zh-TH=zh-Hant-TH zh-TW=zh-Hant-TW
        likely zh-US=zh-Hant-US zh-VN=zh-Hant-VN zu=zu-Latn-ZA
        parents en-150=en-001 en-AG=en-001 en-AI=en-001 en-AT=en-150 en-AU=en-001 en-BB=en-001
        parents en-BE=en-150 en-BM=en-001 en-BS=en-001 en-BW=en-001 en-BZ=en-001 en-CC=en-001
        parents en-CH=en-150 en-CK=en-001 en-CM=en-001 en-CX=en-001 en-CY=en-001 en-DE=en-150
        parents en-DG=en-001 en-DK=en-150 en-DM=en-001 en-ER=en-001 en-FI=en-150 en-FJ=en-001
        parents en-FK=en-001 en-FM=en-001 en-GB=en-001 en-GD=en-001 en-GG=en-001 en-GH=en-001
        parents en-GI=en-001 en-GM=en-001 en-GY=en-001 en-HK=en-001 en-IE=en-001 en-IL=en-001
        parents en-IM=en-001 en-IN=en-001 en-IO=en-001 en-JE=en-001 en-JM=en-001 en-KE=en-001
        parents en-KI=en-001 en-KN=en-001 en-KY=en-001 en-LC=en-001 en-LR=en-001 en-LS=en-001
        parents en-MG=en-001 en-MO=en-001 en-MS=en-001 en-MT=en-001 en-MU=en-001 en-MV=en-001
        parents en-MW=en-001 en-MY=en-001 en-NA=en-001 en-NF=en-001 en-NG=en-001 en-NL=en-150
        parents en-NR=en-001 en-NU=en-001 en-NZ=en-001 en-PG=en-001 en-PK=en-001 en-PN=en-001
        parents en-PW=en-001 en-RW=en-001 en-SB=en-001 en-SC=en-001 en-SD=en-001 en-SE=en-150
        parents en-SG=en-001 en-SH=en-001 en-SI=en-150 en-SL=en-001 en-SS=en-001 en-SX=en-001
        parents en-SZ=en-001 en-TC=en-001 en-TK=en-001 en-TO=en-001 en-TT=en-001 en-TV=en-001
        parents en-TZ=en-001 en-UG=en-001 en-VC=en-001 en-VG=en-001 en-VU=en-001 en-WS=en-001
        parents en-ZA=en-001 en-ZM=en-001 en-ZW=en-001 es-AR=es-419 es-BO=es-419 es-BR=es-419
        parents es-BZ=es-419 es-CL=es-419 es-CO=es-419 es-CR=es-419 es-CU=es-419 es-DO=es-419
        parents es-EC=es-419 es-GT=es-419 es-HN=es-419 es-MX=es-419 es-NI=es-419 es-PA=es-419
        parents es-PE=es-419 es-PR=es-419 es-PY=es-419 es-SV=es-419 es-US=es-419 es-UY=es-419
        parents es-VE=es-419 hi-Latn=en-IN ht=fr-HT nb=no nn=no pt-AO=pt-PT pt-CH=pt-PT pt-CV=pt-PT
        parents pt-FR=pt-PT pt-GQ=pt-PT pt-GW=pt-PT pt-LU=pt-PT pt-MO=pt-PT pt-MZ=pt-PT pt-ST=pt-PT
        parents pt-TL=pt-PT zh-Hant-MO=zh-Hant-HK
        relatives bs=hr da=nb da=no gsw=de hr=bs id=ms lb=de nb=da nb=no no=da no=nb yue=zh
        crossings ja-Hani=ja-Jpan ja-Hira=ja-Jpan ja-Hrkt=ja-Jpan ja-Kana=ja-Jpan ja-Latn=ja-Jpan
        crossings ko-Hang=ko-Kore ko-Hani=ko-Kore ko-Jamo=ko-Kore sr-Cyrl=sr-Latn sr-Latn=sr-Cyrl
        """
}
