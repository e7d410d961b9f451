/**
 * States of a feed run (FEED-03, FEED-05): `running`; `held` for approval, because it would remove too much stock;
 * `done`; `failed` (final, with a message to the sender); `interrupted` (its process was killed: send the file again);
 * `refused` (a held run that was not approved).
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
