import type Chain from 'webpack-chain'
import type { Compiler } from 'webpack'

/** Name of the part of webpack's start that looks for the global object, at last by a function made of text. */
const PART = 'global'
/** Every engine has one of the two. */
const FOUND = "__webpack_require__.g = typeof globalThis === 'object' ? globalThis : global;"

/** Mini-programs forbid code that is made of text: none is left in their packages. */
class NoEval {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('NoEval', (compilation) => {
      compilation.hooks.runtimeModule.tap('NoEval', (module) => {
        if (module.name === PART) module.generate = () => FOUND
      })
    })
  }
}

export const leaveNoEval = (chain: Chain): void => {
  chain.plugin('no-eval').use(NoEval)
}
