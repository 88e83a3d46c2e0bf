import type { BomReading, ChangeAction, Estimate, SheetPrices } from '@schrankwerk/contracts'
import type { Ctx, StoredFile } from '@schrankwerk/service-kit'
import type { Kysely, RawBuilder, SqlBool, Transaction } from 'kysely'
import type { BomTables, KeptSums } from './bom-tables.ts'

export type BomCtx = Ctx<BomTables>
export type BomTx = Transaction<BomTables>
export type BomDb = Kysely<BomTables> | BomTx

/** Rows of `bom` that are one owner's. */
export type OfOwner = RawBuilder<SqlBool>

/** What an asker sees of a line. */
export interface LineView {
  showsPrices: boolean
  /** The list is another company's own, whose texts stay theirs. */
  hidesOwnTexts: boolean
  /** The asker's own list that it answers to: lines are called as there where nothing else describes them. */
  ownList?: OfOwner
  /**
   * The asker's company uploads the list, and reads what it noted there for itself (prices, ERP number, remarks) and
   * which articles it chose or remembers.
   */
  showsOwnFields: boolean
}

/** What a list is changed from. */
export interface EditableOwner {
  /** Cabinets that TOTAL quantities are for. */
  amount: number
  editVersion: number
}

/** The uploaded table of a list, as the service keeps it. */
export interface BomFile {
  filename: string
  storage_key: string
  sha256: string
}

/** A table whose bytes are kept and that no row names yet. */
export interface KeptTable extends StoredFile {
  filename: string
  mediaType: string
}

/** Whom one parts list belongs to, as the service that keeps it knows, and what of it the person who asks may do. */
export interface BomOwner {
  ofOwner: OfOwner
  /** The owner in the columns of a row of `bom`. */
  columns: object
  /** The same as an upload answers it, where that may have made it. */
  named: object
  view: LineView
  /** Whether a line may have a price of its own instead of its article's. */
  hasOwnPrices: boolean
  /** 404 where the asker may not see it. */
  requireVisible(): Promise<void>
  /** 404, 403 where another changes it, 409 where nobody can now, or it was changed since that version. */
  requireEditable(db: BomDb, editVersion?: number): Promise<EditableOwner>
  /** Locks what decides about the list. */
  lock(tx: BomTx): Promise<void>
  /** Records and publishes a change. Answers the new edit version. */
  recordChange(tx: BomTx, action: ChangeAction, lineCount?: number): Promise<number>
  /** The table in the store, if the asker may have it. */
  findFile(fileId: string): Promise<BomFile | undefined>
  /** Names a kept table in a row. Answers the row's id and what the file is called in it. */
  insertFile(tx: BomTx, table: KeptTable): Promise<{ fileId: string; filename: string }>
  deleteFile(tx: BomTx, fileId: string): Promise<void>
  /** The estimate as the asker may see it. */
  estimate(db: BomDb, sums: KeptSums): Promise<Estimate | null>
}

/** What a reading tells about a table; the state of its owner comes along from who has it. */
export interface TableReading extends Omit<BomReading, 'editVersion'> {
  pricesBySheet: SheetPrices[]
}
