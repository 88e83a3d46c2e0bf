import { useTranslation } from 'react-i18next'

const lines = [
  { number: '5SY316-C · Siemens', text: 'Leitungsschutzschalter 3-polig C 16 A', quantity: '3 Stk' },
  { number: '3RT2012-10-24VDC · Siemens', text: 'Leistungsschütz 12 A, Spule 24 V DC', quantity: '2 Stk' },
  { number: '55.40.2.24VDC · Finder', text: 'Koppelrelais 2 Wechsler', quantity: '4 Stk', isOpen: true },
  { number: '3025100 · Phoenix Contact', text: 'Reihenklemme 2,5 mm², grau', quantity: '25 Stk' },
]

/** A parts list as the portal shows it once it has found the articles. */
export function ReviewPicture() {
  const { t } = useTranslation('shell')
  return (
    <figure className="plain-review" role="img" aria-label={t('landing.picture')}>
      <div className="plain-review-head">
        <strong>{t('landing.review.file')}</strong>
        <span>{t('landing.review.summary')}</span>
      </div>
      {lines.map(({ number, text, quantity, isOpen = false }) => (
        <div className="plain-review-line" key={number}>
          <span className="plain-review-state" data-open={isOpen || undefined}>
            {t(isOpen ? 'landing.review.toCheck' : 'landing.review.found')}
          </span>
          <span>
            <strong>{number}</strong>
            <span className="plain-review-reason">{text}</span>
            {isOpen && <span className="plain-review-reason">{t('landing.review.reason')}</span>}
          </span>
          <span className="plain-review-quantity">{quantity}</span>
        </div>
      ))}
      <div className="plain-review-foot">
        <span>{t('landing.review.estimate')}</span>
        <strong>{t('landing.review.range')}</strong>
      </div>
    </figure>
  )
}
