/** ISO 3166-1, the codes of three letters behind those of two. */
const threeLetters =
  'AFAFG AXALA ALALB DZDZA ASASM ADAND AOAGO AIAIA AQATA AGATG ARARG AMARM AWABW AUAUS ATAUT AZAZE BSBHS BHBHR BDBGD BBBRB BYBLR BEBEL BZBLZ BJBEN BMBMU BTBTN BOBOL BQBES BABIH BWBWA BVBVT BRBRA IOIOT BNBRN BGBGR BFBFA BIBDI CVCPV KHKHM CMCMR CACAN KYCYM CFCAF TDTCD CLCHL CNCHN CXCXR CCCCK COCOL KMCOM CGCOG CDCOD CKCOK CRCRI CICIV HRHRV CUCUB CWCUW CYCYP CZCZE DKDNK DJDJI DMDMA DODOM ECECU EGEGY SVSLV GQGNQ ERERI EEEST SZSWZ ETETH FKFLK FOFRO FJFJI FIFIN FRFRA GFGUF PFPYF TFATF GAGAB GMGMB GEGEO DEDEU GHGHA GIGIB GRGRC GLGRL GDGRD GPGLP GUGUM GTGTM GGGGY GNGIN GWGNB GYGUY HTHTI HMHMD VAVAT HNHND HKHKG HUHUN ISISL ININD IDIDN IRIRN IQIRQ IEIRL IMIMN ILISR ITITA JMJAM JPJPN JEJEY JOJOR KZKAZ KEKEN KIKIR KPPRK KRKOR KWKWT KGKGZ LALAO LVLVA LBLBN LSLSO LRLBR LYLBY LILIE LTLTU LULUX MOMAC MGMDG MWMWI MYMYS MVMDV MLMLI MTMLT MHMHL MQMTQ MRMRT MUMUS YTMYT MXMEX FMFSM MDMDA MCMCO MNMNG MEMNE MSMSR MAMAR MZMOZ MMMMR NANAM NRNRU NPNPL NLNLD NCNCL NZNZL NINIC NENER NGNGA NUNIU NFNFK MKMKD MPMNP NONOR OMOMN PKPAK PWPLW PSPSE PAPAN PGPNG PYPRY PEPER PHPHL PNPCN PLPOL PTPRT PRPRI QAQAT REREU ROROU RURUS RWRWA BLBLM SHSHN KNKNA LCLCA MFMAF PMSPM VCVCT WSWSM SMSMR STSTP SASAU SNSEN RSSRB SCSYC SLSLE SGSGP SXSXM SKSVK SISVN SBSLB SOSOM ZAZAF GSSGS SSSSD ESESP LKLKA SDSDN SRSUR SJSJM SESWE CHCHE SYSYR TWTWN TJTJK TZTZA THTHA TLTLS TGTGO TKTKL TOTON TTTTO TNTUN TRTUR TMTKM TCTCA TVTUV UGUGA UAUKR AEARE GBGBR USUSA UMUMI UYURY UZUZB VUVUT VEVEN VNVNM VGVGB VIVIR WFWLF EHESH YEYEM ZMZMB ZWZWE'
/** What the list does not have and papers name all the same. */
const others = ['EU', 'XK']
const languages = ['de', 'en', 'fr', 'pl']
const spellings: Readonly<Record<string, string>> = {
  'u.s.a.': 'US',
  uk: 'GB',
  england: 'GB',
  holland: 'NL',
  'bundesrepublik deutschland': 'DE',
  'federal republic of germany': 'DE',
  'made in germany': 'DE',
  'czech republic': 'CZ',
  'people’s republic of china': 'CN',
  'p.r. china': 'CN',
  'pr china': 'CN',
  'volksrepublik china': 'CN',
  'vr china': 'CN',
  'p.r.c.': 'CN',
  'republic of korea': 'KR',
  südkorea: 'KR',
  'south korea': 'KR',
  türkei: 'TR',
  turkey: 'TR',
  'viet nam': 'VN',
}

let codes: Map<string, string> | undefined

function knownCodes(): Map<string, string> {
  const known = new Map(Object.entries(spellings))
  for (const pair of threeLetters.split(' ')) {
    const code = pair.slice(0, 2)
    known.set(code.toLowerCase(), code)
    known.set(pair.slice(2).toLowerCase(), code)
  }
  for (const code of others) known.set(code.toLowerCase(), code)
  const all = [...new Set(known.values())]
  for (const language of languages) {
    const regions = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const code of all) {
      const name = regions.of(code)?.toLowerCase()
      if (name && !known.has(name)) known.set(name, code)
    }
  }
  return known
}

const signs = /[,;/|+&\n]|\s(?:und|oder|and|or)\s/

/** The code of a country by its name in German or English; an ISO code of two or three letters stays. Null for what is none. */
export function countryOf(text: string): string | null {
  codes ??= knownCodes()
  const word = text.trim().toLowerCase()
  if (word.length === 3 && codes.has(word)) return word.toUpperCase()
  // A region of a country: DE-BY.
  return codes.get(word) ?? codes.get(/^([a-z]{2})-[a-z0-9]{1,3}$/.exec(word)?.[1] ?? '') ?? null
}

/** The country of origin in a cell, or why there is none to keep. */
export function readCountry(text: string): { code: string | null; notice?: string } {
  const whole = countryOf(text)
  if (whole !== null) return { code: whole }
  const shown = text.length > 60 ? `${text.slice(0, 59)}…` : text
  const named = text
    .split(signs)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const found = new Set(named.map(countryOf))
  if (named.length > 1 && !found.has(null)) {
    const [only] = found
    return found.size === 1
      ? { code: only! }
      : { code: null, notice: `„${shown}“ nennt mehrere Länder; es wurde keines übernommen` }
  }
  return { code: null, notice: `„${shown}“ ist kein Land; es wurde keines übernommen` }
}
