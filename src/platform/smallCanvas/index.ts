export { canvasReady } from './ready'

/** Mini-programs have all that the chart package asks for. */
export const prepareCanvas = (): void => undefined
