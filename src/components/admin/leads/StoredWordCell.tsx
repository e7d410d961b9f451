import type { DefaultServerCellComponentProps } from 'payload'
import { storedWord } from './storedWord'

type StoredWordCellProps = DefaultServerCellComponentProps & { words: Record<string, string> }

/** A stored word in a list as people say it. */
export const StoredWordCell = ({ cellData, words }: StoredWordCellProps) => (
  <span>{storedWord(cellData, words) || '—'}</span>
)
