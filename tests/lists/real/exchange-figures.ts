interface Figures {
  /** Different article numbers. */
  articles: number
  /** Records that are no articles: of kinds that are not taken, and texts that no article names. */
  skipped: number
  /** Texts that are named and missing, EAN without a right check digit, scaled prices, prices that are over, other ECLASS versions. */
  notices: number
}

/** Counted by splitting lines and walking the XML with other means, before the readers were there. */
export const exchangeFigures: Readonly<Record<string, Figures>> = {
  'datanorm-v4-datpreis.001': { articles: 3, skipped: 2, notices: 0 },
  'datanorm-v4-products-before-texts.001': { articles: 29, skipped: 2, notices: 0 },
  'datanorm-v4-with-empty-lines-and-invalid-tags.001': { articles: 1, skipped: 1, notices: 0 },
  'datanorm-v4-with-missing-text-references.001': { articles: 1, skipped: 1, notices: 0 },
  'datanorm-v5-first-texts-then-products.001': { articles: 4, skipped: 0, notices: 1 },
  'datanorm-v5-only-texts-and-products.001': { articles: 771, skipped: 0, notices: 0 },
  'datanorm-v5-texts-products-services.001': { articles: 21, skipped: 108, notices: 11 },
  'bmecat12-new-catalog.xml': { articles: 1, skipped: 0, notices: 4 },
  'bmecat12-update-prices.xml': { articles: 1, skipped: 0, notices: 2 },
  'weidmueller-bmecat2005-1020000000-2mb.xml': { articles: 1, skipped: 0, notices: 0 },
  'weidmueller-bmecat2005-1351590000.xml': { articles: 1, skipped: 0, notices: 0 },
  'weidmueller-bmecat2005-1609801044.xml': { articles: 1, skipped: 0, notices: 0 },
}
