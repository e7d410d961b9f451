import Link from 'next/link'
import { Fragment } from 'react'

interface CollectionNoticeProps {
  /** The legal text, with the placeholders {purpose} and {privacy policy}. */
  text: string
  /** What the details are used for, as a sentence. */
  purpose: string
}

/** The collection notice under a form, with a link to the privacy policy (LAW-08). */
export const CollectionNotice = ({ text, purpose }: CollectionNoticeProps) => (
  <p className="max-w-sm text-sm text-muted">
    {text
      .replaceAll('{purpose}', () => purpose)
      .split('{privacy policy}')
      .map((words, at) => (
        <Fragment key={at}>
          {at > 0 && (
            <Link prefetch={false} href="/privacy-policy" className="underline">
              privacy policy
            </Link>
          )}
          {words}
        </Fragment>
      ))}
  </p>
)
