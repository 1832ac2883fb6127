/** The layout is the build's: it has to be set before anything reads it. */
Object.assign(globalThis, { TAB_LAYOUT: 'five' })
