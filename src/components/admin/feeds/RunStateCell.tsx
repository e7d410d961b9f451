import type { DefaultServerCellComponentProps } from 'payload'
import { runStates } from '@/src/domain/feeds/runStates'
import './feeds.css'
import { stateWords } from './runInWords'

/** How a run ended, in the list. */
export const RunStateCell = ({ cellData }: DefaultServerCellComponentProps) => {
  const state = runStates.find((name) => name === cellData)
  return state ? <span className={`feeds-chip feeds-chip--${state}`}>{stateWords[state]}</span> : <span>—</span>
}
