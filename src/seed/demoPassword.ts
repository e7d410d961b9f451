/**
 * Password of every demo login. It stands in the README and on the launcher's screen, so it protects nothing: a real
 * installation sets SEED_DEMO=false and these accounts never exist there.
 */
export const demoPassword = 'demo'
