const summary = /^ {2}summary:\s+(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),$/gm

/** A webpack loader for contracts: what a call is for stands on the API page, and no browser has to load it. */
export default function withoutSummaries(source: string): string {
  return source.replaceAll(summary, (found) => `  summary: '',${'\n'.repeat(found.split('\n').length - 1)}`)
}
