/**
 * What browsers get for the package `qs` (see next.config.mjs). InstantSearch imports it for its own router, which this
 * site does not use: the address is ours to read and write (`urlState`). The real one is 14 KB gzip of script.
 */
const refuse = (): never => {
  throw new Error('InstantSearch must not read or write the address.')
}

const noQs = { parse: refuse, stringify: refuse }

// eslint-disable-next-line import/no-default-export -- the package it stands for has one
export default noQs
