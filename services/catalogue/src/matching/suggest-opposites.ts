/** What a part can be only one of, by the sign that says it and as a person is told; concepts are marked as in a trait. */
const opposites: readonly ReadonlyMap<string, string>[] = [
  { pnp: 'PNP', npn: 'NPN' },
  { 'w shielded': 'geschirmt', 'w unshielded': 'ungeschirmt' },
  { 'w perforated': 'gelocht', 'w unperforated': 'ungelocht' },
  { 'w straight': 'gerade', 'w angled': 'gewinkelt' },
  { 'w screw': 'Schraubanschluss', 'w spring': 'Federanschluss', 'w pushin': 'Push-in-Anschluss' },
  { 'w brass': 'Messing', 'w plastic': 'Kunststoff', 'w stainless': 'Edelstahl' },
  { 'w copper': 'Kupfer', cu: 'Kupfer', 'w aluminium': 'Aluminium', al: 'Aluminium', 'w steel': 'Stahl' },
  { infrared: 'Infrarot', laser: 'Laser', 'w red': 'Rotlicht' },
  { 'w beam': 'Einweg', 'w reflective': 'Reflexion', 'w diffuse': 'diffus' },
  { 'w flush': 'flach', 'w raised': 'hoch', 'w mushroom': 'Pilzform' },
  { 'w automatic': 'automatisch', 'w monitored': 'überwacht' },
  { managed: 'managed', unmanaged: 'unmanaged' },
  { 'w rail': 'Hutschiene', 'w front': 'Fronteinbau', 'w base': 'Bodenbefestigung', 'w wall': 'Wand' },
  {
    'w ondelay': 'ansprechverzögert',
    'w offdelay': 'rückfallverzögert',
    'w stardelta': 'Stern-Dreieck',
    'w flashing': 'blinkend',
    'w multifunction': 'Multifunktion',
  },
].map((names) => new Map(Object.entries(names)))

/** „NPN statt PNP“: where an article says only others of what the line says. */
export function opposedIn(wanted: ReadonlySet<string>, said: ReadonlySet<string>): string[] {
  const texts = opposites.flatMap((names) => {
    const ones = namesIn(names, wanted)
    const [one] = ones
    const others = namesIn(names, said)
    const agrees = ones.some((name) => others.includes(name))
    return one === undefined || others.length === 0 || agrees ? [] : [`${others[0]} statt ${one}`]
  })
  return texts
}

/** How many parts it comes with that the line wants none of, or the other way round. */
export function opposedAdditions(wanted: ReadonlySet<string>, said: ReadonlySet<string>): number {
  return [...wanted].filter(
    (term) =>
      (term.startsWith('mit ') && said.has(`ohne ${term.slice(4)}`)) ||
      (term.startsWith('ohne ') && said.has(`mit ${term.slice(5)}`)),
  ).length
}

const namesIn = (names: ReadonlyMap<string, string>, signs: ReadonlySet<string>) =>
  [...names].flatMap(([sign, name]) => (signs.has(sign) ? [name] : []))
