import type { JobConditions } from '@schrankwerk/contracts'
import { useTranslation } from 'react-i18next'
import styles from './conditions.module.css'

export type Structure = NonNullable<JobConditions['markingStructure']>
export type Material = NonNullable<JobConditions['labelingMaterial']>

const examples: Record<Structure, string> = {
  CLAMPING_POINT: 'X1:4',
  CLAMPING_POINT_BMK: '-K1 X1:4',
  SINGLE_WIRE_NUMBERING: '104',
  INDIVIDUAL: '…',
}

/** A wire's end with its label: printed onto the insulation or on a sleeve. */
export function LabelPicture({
  structure,
  material,
  isLarge = false,
}: {
  structure: Structure
  material: Material
  isLarge?: boolean
}) {
  const { t } = useTranslation('workflow')
  const text = examples[structure]
  const materialText = t(`conditions.choice.labelingMaterial.${material}`)
  const isSleeve = material === 'SLEEVE'
  return (
    <svg
      className={`${styles.picture} ${isLarge ? styles.pictureLarge : ''}`}
      viewBox="0 0 120 32"
      role={isLarge ? 'img' : undefined}
      aria-hidden={isLarge ? undefined : true}
      aria-label={isLarge ? t('conditions.picture.alt', { text, material: materialText }) : undefined}
    >
      <rect className={styles.insulation} x="0" y="10" width="86" height="12" />
      <path className={styles.collar} d="M86 8h8l3 4v8l-3 4h-8z" />
      <rect className={styles.ferrule} x="97" y="13" width="22" height="6" rx="1" />
      {isSleeve && <rect className={styles.sleeve} x="18" y="6" width="60" height="20" rx="3" />}
      <text className={isSleeve ? styles.sleeveText : styles.imprintText} x={48} y={19} textAnchor="middle">
        {text}
      </text>
    </svg>
  )
}
