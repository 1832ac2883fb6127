/** What tests use of packages that bring no types for it. */
declare module 'react-dom/server' {
  import type { ReactElement } from 'react'
  export const renderToStaticMarkup: (element: ReactElement) => string
}

declare module 'react-dom/client' {
  export const createRoot: (container: Element) => object
}

declare module '@tarojs/plugin-framework-react/dist/runtime' {
  import type { ComponentType } from 'react'
  export const createReactApp: (app: ComponentType, react: object, dom: object, config: object) => object
  export const connectReactPage: (react: object, id: string) => (page: ComponentType) => ComponentType
}
