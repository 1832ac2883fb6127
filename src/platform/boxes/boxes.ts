import { createElement, forwardRef, type CSSProperties, type ReactNode } from 'react'

interface BoxProps {
  readonly className?: string
  readonly style?: CSSProperties
  readonly children?: ReactNode
  /** All else is the element's as it is: its id, data, role and name, and what it hears. */
  readonly [name: string]: unknown
}

/** One element of the browser's own; styles/base.scss gives it the looks of Taro's. */
const box = (tag: string) =>
  forwardRef<HTMLElement, BoxProps>(({ className, ...rest }, ref) =>
    createElement(tag, { ...rest, ref, class: className }),
  )

/** A screen has hundreds of boxes and texts: Taro's are components of two frameworks each, drawn twice at every render. */
export const View = box('app-view')
export const Text = box('app-text')
