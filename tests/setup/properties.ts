import fc from 'fast-check'

/**
 * The same examples of every property in every run: a build must not fail by chance. `PROPERTY_SEED=$RANDOM npm test`
 * looks for new ones; what it finds becomes an example of its own.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 532) })
