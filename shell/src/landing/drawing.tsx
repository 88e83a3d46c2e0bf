import classes from './drawing.module.css'

const lines = [
  { y: 84, number: 62, text: 46, matched: true },
  { y: 112, number: 54, text: 58, matched: true },
  { y: 140, number: 66, text: 40, matched: true },
  { y: 168, number: 48, text: 52, matched: false },
  { y: 196, number: 60, text: 44, matched: true },
  { y: 224, number: 56, text: 50, matched: true },
]
const breakers = [0, 1, 2, 3, 4, 5, 6]
const terminals = Array.from({ length: 15 }, (_, index) => index)

/** A parts list whose lines find their articles and become a cabinet. */
export function Drawing({ label, className }: { label: string; className: string }) {
  return (
    <svg className={className} viewBox="0 0 560 330" role="img" aria-label={label}>
      <rect className={classes.paper} x="6" y="40" width="226" height="212" rx="6" />
      <path className={classes.head} d="M7 47a6 6 0 0 1 6-6h212a6 6 0 0 1 6 6v21H7z" />
      {[22, 60, 134].map((x, index) => (
        <rect key={x} className={classes.text} x={x} y="51" width={[22, 44, 36][index]} height="6" rx="3" />
      ))}
      {lines.map(({ y, number, text, matched }) => (
        <g key={y}>
          <path className={classes.rule} d={`M7 ${y + 14}h224`} />
          <rect className={classes.text} x="22" y={y - 3} width="16" height="6" rx="3" />
          <rect className={classes.text} x="60" y={y - 3} width={number} height="6" rx="3" />
          <rect className={classes.text} x="134" y={y - 3} width={text} height="6" rx="3" />
          {matched ? (
            <path className={classes.matched} d={`m205 ${y} 4 4 8-8`} />
          ) : (
            <path className={classes.open} d={`M206 ${y}h10`} />
          )}
        </g>
      ))}
      <path className={classes.wire} d="M240 112h36c16 0 16-6 32-6h28" />
      <path className={classes.wire} d="M240 168h30c20 0 24 2 40 2h26" />
      <path className={classes.wire} d="M240 224h36c16 0 16 12 32 12h28" />

      <rect className={classes.case} x="322" y="8" width="226" height="304" rx="5" />
      <rect className={classes.plate} x="336" y="22" width="198" height="276" rx="2" />
      <path className={classes.duct} d="M346 42h178M346 142h178M346 204h178M346 264h178" />
      <path className={classes.duct} d="M346 50v206M524 50v206" />
      <path className={classes.rail} d="M358 92h154M358 173h154M358 234h154" />
      <rect className={classes.accent} x="362" y="62" width="46" height="62" rx="2" />
      <path className={classes.wire} d="M374 78h22M374 88h14M374 112h22" />
      <rect className={classes.device} x="416" y="66" width="40" height="54" rx="2" />
      <rect className={classes.device} x="464" y="66" width="44" height="54" rx="2" />
      <path className={classes.rail} d="M472 78h28" />
      {breakers.map((index) => (
        <g key={index}>
          <rect className={classes.device} x={362 + index * 21} y="154" width="18" height="38" rx="1.5" />
          <path className={classes.rail} d={`M${371 + index * 21} 166v10`} />
        </g>
      ))}
      {terminals.map((index) => (
        <rect
          key={index}
          className={index % 5 === 4 ? classes.accent : classes.device}
          x={361 + index * 10}
          y="222"
          width="8"
          height="24"
          rx="1"
        />
      ))}
      <path className={classes.wire} d="M365 246v10m10-10v10m10-10v10m20-10v10m10-10v10m30-10v10m20-10v10" />
      <path className={classes.wire} d="M371 192v12m21-12v12m42-12v12M385 124v18m51-22v22m50-22v22" />
      <path className={classes.rail} d="M372 312v8m126-8v8" />
    </svg>
  )
}
