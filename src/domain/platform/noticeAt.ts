type Maybe<T> = T | null | undefined

/** The global as stored; nothing is in it before the first notice. */
export interface StoredNotice {
  _status?: Maybe<'draft' | 'published'>
  severity?: Maybe<'information' | 'warning' | 'problem'>
  title?: Maybe<string>
  text?: Maybe<string>
  from?: Maybe<string>
  until?: Maybe<string>
}

export interface Notice {
  severity: 'information' | 'warning' | 'problem'
  title: string
  text: string
}

/** The notice staff see at a moment; null when none is published, or it is outside its dates. */
export const noticeAt = (stored: StoredNotice, now: Date): Notice | null => {
  const { _status, severity, title, text, from, until } = stored
  if (_status !== 'published' || !title || !text) return null
  if (from && Date.parse(from) > now.getTime()) return null
  if (until && Date.parse(until) <= now.getTime()) return null
  return { severity: severity ?? 'information', title, text }
}
