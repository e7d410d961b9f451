'use client'
import { useAllFormFields } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { type ColourPair, colourVerdict } from '@/tenants/theme/colourVerdict'
import { resolveTheme } from '@/tenants/theme/resolveTheme'
import './theme.css'

/** Under a pair of the theme's colours: how text looks on its ground, and whether it can be read (TEN-05). */
export const ColourVerdict = ({ pair }: { pair: ColourPair }) => {
  const [fields] = useAllFormFields()
  const { template, theme } = reduceFieldsToValues(fields, true)
  const resolved = resolveTheme({ template: typeof template === 'string' ? template : 'default', overrides: theme })
  const { readable, background, text, words } = colourVerdict(resolved, pair, Object(theme)[pair.text])
  return (
    <p className={`colour-verdict colour-verdict--${readable ? 'good' : 'bad'}`} role="status">
      <span className="colour-verdict__sample" style={{ background, color: text }} aria-hidden="true">
        Aa
      </span>
      {words}
    </p>
  )
}
