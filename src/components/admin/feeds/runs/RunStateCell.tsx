import type { DefaultServerCellComponentProps } from 'payload'
import { runStates, stateWords } from '@/src/domain/feeds/runStates'
import '../feeds.css'

/** How a run ended, in the list. */
export const RunStateCell = ({ cellData }: DefaultServerCellComponentProps) => {
  const state = runStates.find((name) => name === cellData)
  return state ? <span className={`feeds-chip feeds-chip--${state}`}>{stateWords[state]}</span> : <span>—</span>
}
