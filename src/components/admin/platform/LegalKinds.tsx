import { legalKeys, legalKind } from '@/src/domain/legal/legalKeys'
import './platform.css'

/** Under the list of wordings: where each text is shown. */
export const LegalKinds = () => (
  <section className="legal-kinds" aria-labelledby="legal-kinds-title">
    <h3 id="legal-kinds-title">Where each text is shown</h3>
    <dl>
      {legalKeys.map((key) => (
        <div key={key}>
          <dt>{legalKind(key).label}</dt>
          <dd>{legalKind(key).about}</dd>
        </div>
      ))}
    </dl>
  </section>
)
