/** The one function that tests use; React 18 brings no types for it. */
declare module 'react-dom/server' {
  import type { ReactElement } from 'react'
  export const renderToStaticMarkup: (element: ReactElement) => string
}
