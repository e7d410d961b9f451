import type { ReactNode } from 'react'
import { Button } from '@/src/components/ui/Button'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'

interface ColumnSetProps {
  columns: {
    id: string
    heading: string | null
    text: ReactNode
    image: { url: string; alt: string } | null
    action: { label: string; href: string } | null
  }[]
  widths: 'equal' | 'first' | 'last'
  /** 'card': each column is one. 'lines': no columns, each on a ruled line with its heading on the left. */
  frame: 'open' | 'card' | 'lines'
}

const WIDTHS = {
  equal: { 2: 'md:grid-cols-2', 3: 'md:grid-cols-3' },
  first: { 2: 'md:grid-cols-[2fr_1fr]', 3: 'md:grid-cols-[2fr_1fr_1fr]' },
  last: { 2: 'md:grid-cols-[1fr_2fr]', 3: 'md:grid-cols-[1fr_1fr_2fr]' },
}

const QUOTE = '[&_blockquote]:text-subheading [&_blockquote]:font-semibold [&_blockquote]:leading-snug'

const ColumnLines = ({ columns }: Pick<ColumnSetProps, 'columns'>) => (
  <ul className="border-b-2 border-current/20">
    {columns.map(({ id, heading, text, image, action }) => (
      <li
        key={id}
        className="grid gap-x-14 gap-y-3 border-t-2 border-current/20 py-7 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:py-10"
      >
        {heading && <h3 className="text-heading text-balance lg:text-title">{heading}</h3>}
        <div className="flex flex-col items-start gap-5 text-lead">
          {image && (
            <div className="relative aspect-[2/1] w-full overflow-hidden rounded-lg">
              <Photo url={image.url} alt={image.alt} sizes="(min-width: 1024px) 36rem, 100vw" />
            </div>
          )}
          {text}
          {action && (
            <Button href={action.href} variant="outline">
              {action.label}
            </Button>
          )}
        </div>
      </li>
    ))}
  </ul>
)

/**
 * Columns side by side; on a phone one under the other, cards in a row that is swiped. A column without a frame and picture is
 * a statement: its heading is large, under a rule.
 */
export const ColumnSet = ({ columns, widths, frame }: ColumnSetProps) => {
  if (frame === 'lines') return <ColumnLines columns={columns} />
  const framed = frame === 'card'
  const grid = columns.length === 1 ? '' : WIDTHS[widths][columns.length === 2 ? 2 : 3]
  return (
    <div className={cx('grid', framed ? 'phone-row gap-6' : 'gap-x-8 gap-y-12 lg:gap-x-14', grid)}>
      {columns.map(({ id, heading, text, image, action }) => (
        <div
          key={id}
          className={cx(
            'flex flex-col',
            framed && 'overflow-hidden rounded-lg bg-canvas text-fg shadow-card',
            !framed && !image && heading && 'border-t-2 border-current/20 pt-6',
          )}
        >
          {image && (
            <div
              className={cx(
                'relative aspect-[3/2] overflow-hidden',
                framed ? 'max-md:aspect-[16/9]' : 'mb-6 rounded-lg',
              )}
            >
              <Photo url={image.url} alt={image.alt} sizes="(min-width: 768px) 50vw, 100vw" />
            </div>
          )}
          <div className={cx('flex grow flex-col items-start', framed ? 'p-5 sm:p-6 lg:p-8' : QUOTE)}>
            {heading && (
              <h3 className={cx('mb-3 text-balance', framed || image ? 'text-subheading' : 'text-heading')}>
                {heading}
              </h3>
            )}
            {text}
            {action && (
              <div className="mt-auto pt-6">
                <Button href={action.href} variant="outline">
                  {action.label}
                </Button>
              </div>
            )}
          </div>
        </div>
      ))}
    </div>
  )
}
