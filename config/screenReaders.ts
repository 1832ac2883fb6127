import type { IPluginContext } from '@tarojs/service'

/** What templates print of one kind of element: expressions by the attribute's name. */
type Attributes = Record<string, string>

interface Template {
  createMiniComponents: (components: object) => Record<string, Attributes>
}

/** Elements that our labels and roles are on. */
const SPOKEN = /^(?:(?:static-|catch-)?view|(?:static-)?image|input|textarea|slider|canvas|video|picker)$/
const OTHERS: Attributes = { 'aria-label': 'ariaLabel', 'aria-role': 'ariaRole' }
/** By platform, as each vendor documents them; Alipay's client knows no `aria-role` and no `aria-selected`. */
const NAMES: Readonly<Record<string, Attributes>> = {
  weapp: { ...OTHERS, 'aria-selected': 'ariaSelected', 'aria-checked': 'ariaChecked' },
  alipay: { 'aria-label': 'ariaLabel', role: 'ariaRole', 'aria-checked': 'ariaChecked' },
}

/** What an element lacks is an empty text, which says nothing; the view would say "undefined". */
const printed = (names: Attributes): Attributes =>
  Object.fromEntries(Object.entries(names).map(([name, key]) => [name, `i.${key}===undefined?'':i.${key}`]))

/**
 * Taro hands the labels of elements to the view, but its templates print none: screen readers would hear nothing of them.
 */
export default (ctx: IPluginContext): void => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn: ({ platform, template }: { readonly platform: string; readonly template?: Template }) => {
      if (!template) return
      const create = template.createMiniComponents.bind(template)
      const spoken = printed(NAMES[platform] ?? OTHERS)
      template.createMiniComponents = (components) => {
        const made = create(components)
        for (const [name, attributes] of Object.entries(made))
          if (SPOKEN.test(name)) Object.assign(attributes, spoken)
        return made
      }
    },
  })
}
