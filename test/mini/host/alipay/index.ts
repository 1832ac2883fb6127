import type { Client } from '../types'
import { apiOf } from './api'
import { compileViews } from './views'

/** Alipay writes the names of its events in camel case, as its templates do. */
const NAMES: Readonly<Record<string, string>> = {
  touchstart: 'touchStart',
  touchmove: 'touchMove',
  touchend: 'touchEnd',
  touchcancel: 'touchCancel',
  longtap: 'longTap',
  scrolltoupper: 'scrollToUpper',
  scrolltolower: 'scrollToLower',
  timeupdate: 'timeUpdate',
}

/** Alipay's client. */
export const alipay: Client = {
  target: 'alipay',
  globalName: 'my',
  template: 'axml',
  tabBarFolder: 'customize-tab-bar',
  compile: compileViews,
  api: apiOf,
  // As it is on phones: Taro reads the user agent's other name, too.
  globals: { navigator: { swuserAgent: 'AlipayClient/10.5.80' } },
  arrivals: new Map([['canvas', 'ready']]),
  event: ({ type, detail, touches }, target, currentTarget) => {
    const fingers = touches.map(({ x, y }, identifier) => ({
      ...{ identifier, x, y },
      ...{ pageX: x, pageY: y, clientX: x, clientY: y },
    }))
    return {
      type: NAMES[type] ?? type,
      timeStamp: Math.round(performance.now()),
      target: { ...target, targetDataset: target.dataset },
      currentTarget: { ...currentTarget, targetDataset: target.dataset },
      detail,
      touches: type === 'touchend' ? [] : fingers,
      changedTouches: fingers,
    }
  },
}
