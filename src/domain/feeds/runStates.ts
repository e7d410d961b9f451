/**
 * States of a feed run (FEED-03, FEED-05): `running`; `held` for a person's approval because it would take too much
 * stock away; `done`; `failed` (nothing more will happen, the sender is told why); `interrupted` (its process died: send
 * the file again); `refused` (a person said no to a held run).
 */
export const runStates = ['running', 'held', 'done', 'failed', 'interrupted', 'refused'] as const

export type RunState = (typeof runStates)[number]

/** States of a run as staff read them. */
export const stateWords: Record<RunState, string> = {
  running: 'Running',
  held: 'Waiting for you',
  done: 'Done',
  failed: 'Failed',
  interrupted: 'Interrupted',
  refused: 'Refused',
}
