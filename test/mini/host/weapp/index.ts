import type { Client } from '../types'
import { apiOf } from './api'
import { compileViews } from './views'

/** WeChat's client. */
export const weapp: Client = {
  target: 'weapp',
  globalName: 'wx',
  template: 'wxml',
  tabBarFolder: 'custom-tab-bar',
  compile: compileViews,
  api: apiOf,
  globals: {},
  arrivals: new Map(),
  event: ({ type, detail, touches }, target, currentTarget) => {
    const fingers = touches.map(({ x, y }, identifier) => ({
      ...{ identifier, x, y },
      ...{ pageX: x, pageY: y, clientX: x, clientY: y },
    }))
    return {
      type,
      timeStamp: Math.round(performance.now()),
      target: { ...target, offsetLeft: 0, offsetTop: 0 },
      currentTarget: { ...currentTarget, offsetLeft: 0, offsetTop: 0 },
      mark: {},
      detail,
      touches: type === 'touchend' ? [] : fingers,
      changedTouches: fingers,
    }
  },
}
