import { sayWhoSends } from './ambiguous-things.ts'
import { type ColumnProfile, nameManufacturers, nameParties } from './column-profile.ts'
import {
  byFill,
  called,
  countlessColumns,
  type FieldRule,
  hasField,
  isNameless,
  isNotTaken,
  isUnneeded,
  isVague,
  meantBy,
  namelessColumns,
  type OpenColumns,
  openFor,
} from './field-rule.ts'

const unneeded = (open: OpenColumns): number[] => open.columns.filter((column) => isUnneeded(open, column))

/** Tags of devices, whatever they are called. */
export const bmk: FieldRule = {
  field: 'bmk',
  when: ({ taken }) => !taken.has('bmk') && !taken.has('designation'),
  choices: [
    {
      among: (open) => [
        ...openFor(open, 'bmk'),
        ...open.columns.filter((column) => isVague(open, column)),
        ...unneeded(open),
      ],
      fits: (one) => one.tags >= 0.6 && one.fillShare >= 0.3,
      rank: (one) => one.tags,
    },
  ],
  looks: 'sind Betriebsmittelkennzeichen',
}

/** Known makers, under the name of a supplier too where no dealer is among them. */
export const manufacturerName: FieldRule = {
  field: 'manufacturerName',
  when: isNotTaken('manufacturerName'),
  choices: [
    {
      among: (open) => [
        ...openFor(open, 'manufacturerName'),
        ...open.columns.filter(
          (column) =>
            meantBy(open, column)?.meaning === 'supplier' && open.profiles[column]!.knownDealer < 0.1,
        ),
      ],
      fits: (one) => nameManufacturers(one) && one.fillShare >= 0.3,
      rank: (one) => one.knownManufacturer,
    },
  ],
  looks: 'sind bekannte Hersteller',
}

/** „Company“ beside no dealer: whoever makes the part, or sells it. */
export const company: FieldRule = {
  field: 'manufacturerName',
  when: (open) => !hasField(open, 'manufacturerName'),
  choices: [
    {
      among: (open) => called(open, /^(?:company|firma|firm|entreprise|empresa|azienda|bedrijf|yritys)$/),
      fits: (one) =>
        one.wordy >= 0.6 && one.knownDealer < 0.2 && one.numberLike < 0.2 && one.fillShare >= 0.4,
      rank: byFill,
    },
  ],
  looks: 'nennen Firmen',
}

/** Marks of supplied parts, or who of the two sends the part. */
export const isSuppliedPart: FieldRule = {
  field: 'isSuppliedPart',
  when: isNotTaken('isSuppliedPart'),
  choices: [
    {
      among: (open) => [...openFor(open, 'isSuppliedPart'), ...unneeded(open)],
      fits: (one) => one.supply >= 0.8,
      rank: (one) => one.supply,
    },
    {
      among: (open) => called(open, /^(?:lief(?:ert?|erung|erant)?|wer|levering|fourniture)$/),
      fits: nameParties,
      rank: byFill,
    },
    { among: ({ columns }) => columns, fits: sayWhoSends, rank: byFill },
  ],
  looks: 'sagen, was beigestellt wird',
}

/** Short names of parts that are half numbers: „1K“, „Nano_v3“. */
const isName = (one: ColumnProfile): boolean =>
  one.fillShare >= 0.6 &&
  one.distinctShare >= 0.3 &&
  one.numeric < 0.3 &&
  one.url < 0.2 &&
  one.unit < 0.5 &&
  one.tags < 0.6 &&
  one.date < 0.3

const byDifference = (one: ColumnProfile): number => one.distinctShare

/** Words under an open name, under one for remarks or over no quantities; else short names without a header. */
export const description: FieldRule = {
  field: 'description',
  when: isNotTaken('description'),
  choices: [
    {
      among: (open) => [
        ...openFor(open, 'description'),
        ...open.columns.filter((column) => meantBy(open, column)?.meaning === 'remark'),
        ...unneeded(open),
        ...countlessColumns(open),
      ],
      fits: (one) =>
        one.wordy >= 0.6 &&
        one.fillShare >= 0.6 &&
        one.distinctShare >= 0.3 &&
        one.knownManufacturer < 0.3 &&
        one.unit < 0.8,
      rank: (one) => one.wordy,
    },
    { among: namelessColumns, fits: isName, rank: byDifference },
  ],
  looks: 'sind Bezeichnungen',
}

const textColumn = ({ found, taken }: OpenColumns): number | undefined =>
  found.find(({ field }) => field === 'description')?.column ?? taken.get('description')?.[0]

/** The name of the part before a nameless text. */
export const nameBeforeText: FieldRule = {
  field: 'description',
  when: (open) => {
    const text = textColumn(open)
    return text !== undefined && isNameless(open.headers[text]!)
  },
  choices: [
    {
      among: (open) => namelessColumns(open).filter((column) => column < textColumn(open)!),
      fits: isName,
      rank: byDifference,
    },
  ],
  looks: 'sind Bezeichnungen',
}

/** Links, under the name of a supplier too. */
export const manufacturerLink: FieldRule = {
  field: 'manufacturerLink',
  when: isNotTaken('manufacturerLink'),
  choices: [
    {
      among: (open) => [
        ...openFor(open, 'manufacturerLink'),
        ...open.columns.filter((column) => meantBy(open, column)?.meaning === 'supplier'),
      ],
      fits: (one) => one.url >= 0.5,
      rank: (one) => one.url * one.fillShare,
    },
  ],
  looks: 'sind Links',
}
