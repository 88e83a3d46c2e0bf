import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { type CellCutter, cellCutter } from '../cell/cut-cells.ts'
import { SpreadsheetProblem } from '../spreadsheet-problem.ts'
import type { SheetRow } from '../types.ts'
import type { XlsAnswer, XlsJob, XlsRequest } from './xls-messages.ts'
import { readXlsWorkbook, xlsRows } from './xls-workbook.ts'

const rowsAnAnswer = 1000
const job = workerData as XlsJob
const port = parentPort!
const answer = (message: XlsAnswer) => port.postMessage(message)

try {
  const workbook = readXlsWorkbook(readFileSync(job.path))
  const streams = new Map<number, XlsStream>()
  port.on('message', (request: XlsRequest) => {
    if (request.ask === 'stop') {
      streams.delete(request.stream)
      return
    }
    try {
      if (request.ask === 'start') {
        const cutter = cellCutter(job.limits.cellLength)
        const rows = xlsRows(workbook, request.sheet, { limits: job.limits, extent: job.extent, cutter })
        streams.set(request.stream, { rows, cutter })
      }
      const source = streams.get(request.stream)
      if (source) answer(nextRows(request.stream, source))
    } catch (error) {
      answer({ kind: 'problem', code: codeOf(error), stream: request.stream })
    }
  })
  answer({ kind: 'opened', sheets: workbook.sheets })
} catch (error) {
  answer({ kind: 'problem', code: codeOf(error) })
}

interface XlsStream {
  rows: Iterator<SheetRow>
  cutter: CellCutter
}

function nextRows(stream: number, { rows: source, cutter }: XlsStream): XlsAnswer {
  const rows: SheetRow[] = []
  while (rows.length < rowsAnAnswer) {
    const next = source.next()
    if (next.done) return { kind: 'rows', stream, rows, done: true, notice: cutter.notice() }
    rows.push(next.value)
  }
  return { kind: 'rows', stream, rows, done: false, notice: cutter.notice() }
}

function codeOf(error: unknown) {
  return error instanceof SpreadsheetProblem ? error.code : 'damaged'
}
