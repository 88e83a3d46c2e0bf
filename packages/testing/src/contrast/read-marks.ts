/// <reference lib="dom" />
import type { Paint } from './colours.ts'

/** Something one has to see of a control, and the pairs of colours of which one has to be enough. */
export interface Mark {
  /** The control's own tag. */
  control: string
  part: string
  /** Each a front and what is behind or beside it. Empty: there is nothing to be seen at all. */
  pairs: (readonly [Paint[], Paint[]])[]
}

/** Which controls are read; the page is told, for nothing outside of `readMarks` gets there. */
export const selectors = {
  boxes:
    'input, textarea, select, [role=combobox], .kit-switch-track, .kit-chip-button, .kit-chip-text, .kit-button-default, .kit-drop',
  controls: 'button, a[href], summary, [role=button], [role=menuitem], [role=tab], .kit-input',
  states:
    'button[aria-pressed], a[aria-current], button[aria-current], [role=tab], input[type=checkbox], input[type=radio], .kit-virtual-row[data-active]',
  /** What a chart says by its length or place. */
  graphics: '[data-mark], .kit-progress-bar',
  focusable: 'a[href], button, input, textarea, select, summary, [tabindex="0"]',
}
type Selectors = typeof selectors

/** In the page: all of its controls that one has to see as it is painted now, or the rings that show the focus. */
export function readMarks({ selectors, part }: { selectors: Selectors; part: 'all' | 'focus' }): Mark[] {
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important; }')
  const scope = document.querySelector('[aria-modal="true"]') ?? document
  const marks: Mark[] = []

  const isInUse = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 2 &&
      height > 2 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.kit-hidden, [inert]') &&
      !element.closest(':disabled, [aria-disabled="true"], [data-disabled]')
    )
  }
  const among = (selector: string) => [...scope.querySelectorAll(selector)].filter(isInUse)
  const opacityOf = (element: Element) => Number(getComputedStyle(element).opacity)
  const layer = (element: Element): Paint => ({
    colour: getComputedStyle(element).backgroundColor,
    share: 1,
    opacity: opacityOf(element),
  })
  const ancestorsOf = (element: Element): Element[] =>
    element.parentElement ? [element.parentElement, ...ancestorsOf(element.parentElement)] : []
  /** Without what nobody sees of it. */
  const visible = (paints: Paint[]): Paint[] => {
    let isCovered = false
    return paints.filter(({ colour, share, opacity }) => {
      const isSeen = opacity !== 1 || (!isCovered && colour !== 'rgba(0, 0, 0, 0)')
      if (isSeen) isCovered = share === 1 && opacity === 1 && colour.startsWith('rgb(')
      return isSeen
    })
  }

  /** What lies under it where its middle can be looked at, else what its ancestors paint. */
  const behind = (element: Element): Paint[] => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const stack = document.elementsFromPoint(x + width / 2, y + height / 2)
    const at = stack.indexOf(element)
    if (at < 0) return visible(ancestorsOf(element).map(layer))
    const under = stack.slice(at + 1).map((one) => {
      if (one.contains(element)) return layer(one)
      const own = [one, ...ancestorsOf(one)].filter((other) => !other.contains(element))
      return { ...layer(one), share: own.reduce((share, other) => share * opacityOf(other), 1), opacity: 1 }
    })
    return visible(under)
  }
  const inside = (element: Element): Paint[] => visible([layer(element), ...behind(element)])
  const on = (ground: Paint[], colour: string, share = 1): Paint[] => [
    { colour, share, opacity: 1 },
    ...ground,
  ]
  const add = (control: Element, part: string, pairs: Mark['pairs']) =>
    marks.push({ control: (control.cloneNode() as Element).outerHTML.slice(0, 200), part, pairs })

  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
  const bordersOf = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo)
    return sides.map((side) => ({
      isThere:
        (pseudo === undefined || style.content !== 'none') &&
        style[`border${side}Style`] !== 'none' &&
        Number.parseFloat(style[`border${side}Width`]) > 0,
      colour: style[`border${side}Color`],
    }))
  }
  /** The colour of the line or edge that a shadow draws. */
  const shadowOf = (element: Element) =>
    /(?:rgba?|color)\([^)]*\)/.exec(getComputedStyle(element).boxShadow)?.[0]
  const isEdged = (element: Element) => bordersOf(element).some(({ isThere }) => isThere)

  const readBox = (box: HTMLInputElement) => {
    const { appearance, accentColor } = getComputedStyle(box)
    const isDrawnByBrowser = ['checkbox', 'radio'].includes(box.type) && appearance !== 'none'
    if (isDrawnByBrowser) {
      if (box.checked && accentColor !== 'auto')
        add(box, 'tick', [[on(inside(box), accentColor), behind(box)]])
      return
    }
    // A borderless text lies in something that has the border.
    const edged = [box, ...ancestorsOf(box).slice(0, 4)].find(isEdged) ?? box
    const borders = bordersOf(edged).filter(({ isThere }) => isThere)
    add(box, 'border', [
      ...borders.map(({ colour }) => [on(inside(edged), colour), behind(edged)] as const),
      [inside(edged), behind(edged)],
    ])
    if (!box.placeholder || box.value) return
    const { color, opacity } = getComputedStyle(box, '::placeholder')
    add(box, 'placeholder', [[on(inside(box), color, Number(opacity)), inside(box)]])
  }

  const readIcon = (control: Element, svg: Element) => {
    const ground = behind(svg)
    const colours = [...svg.querySelectorAll('*')].flatMap((shape) => {
      const { stroke, fill } = getComputedStyle(shape)
      return shape.matches('g') ? [] : [stroke, fill].filter((colour) => colour !== 'none')
    })
    add(
      control,
      'icon',
      colours.map((colour) => [on(ground, colour, opacityOf(svg)), ground]),
    )
  }

  const ringOf = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element)
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1) return null
    const ground = Number.parseFloat(outlineOffset) < 0 ? inside(element) : behind(element)
    return [on(ground, outlineColor, opacityOf(element)), ground] as const
  }
  /** How a control and what stands in it look, and a switch's track beside its input. */
  const looksOf = (control: Element) => {
    const beside = control.matches('input') ? control.nextElementSibling : null
    const parts = [control, ...(beside ? [beside] : [])]
    return parts
      .flatMap((part) => [part, ...part.querySelectorAll('*')])
      .map((element) => {
        const { color, textDecorationLine } = getComputedStyle(element)
        const ground = inside(element)
        const shadow = shadowOf(element)
        const edges = [undefined, '::before', '::after'].flatMap((pseudo) => bordersOf(element, pseudo))
        return {
          ground,
          text: on(ground, color),
          borders: edges.map(({ isThere, colour }) => (isThere ? on(ground, colour) : ground)),
          shadow: shadow === undefined ? ground : on(ground, shadow),
          underline: textDecorationLine.includes('underline') ? on(ground, color) : ground,
          ring: ringOf(element) ?? ([ground, ground] as const),
        }
      })
  }
  type Look = ReturnType<typeof looksOf>[number]
  const differences = (one: Look, other: Look): Mark['pairs'] => [
    [one.ground, other.ground],
    [one.text, other.text],
    ...one.borders.map((border, side) => [border, other.borders[side]!] as const),
    [one.shadow, other.shadow],
    [one.underline, other.underline],
    [one.ring[0], other.ring[0]],
  ]

  /** Turns it into its other state as far as styles see it; what is returned turns it back. */
  const flip = (control: Element): (() => void) => {
    if (control.matches('input')) {
      const input = control as HTMLInputElement
      const { checked, name } = input
      // The others of its group keep theirs.
      input.name = ''
      input.checked = !checked
      return () => {
        input.checked = checked
        input.name = name
      }
    }
    const name = ['data-active', 'aria-pressed', 'aria-current', 'aria-selected'].find((one) =>
      control.hasAttribute(one),
    )!
    const was = control.getAttribute(name)!
    if (name === 'data-active' || name === 'aria-current') control.removeAttribute(name)
    else control.setAttribute(name, String(was !== 'true'))
    return () => control.setAttribute(name, was)
  }
  const hasStyledState = (control: Element) =>
    !control.matches('input') ||
    getComputedStyle(control).appearance === 'none' ||
    control.nextElementSibling?.matches('.kit-switch-track')
  const readStates = (controls: Element[]) => {
    const now = controls.map(looksOf)
    const back = controls.map(flip)
    const then = controls.map(looksOf)
    for (const turn of back.reverse()) turn()
    for (const [at, control] of controls.entries())
      add(
        control,
        'state',
        now[at]!.flatMap((look, part) => differences(look, then[at]![part]!)),
      )
  }

  const readRing = (control: HTMLElement) => {
    // Who came since the others were made to show it shows nothing.
    if (control.tabIndex < 0 || !control.matches(':focus-visible')) return
    const ring = [control, ...ancestorsOf(control).slice(0, 4)].map(ringOf).find((one) => one !== null)
    add(control, 'focus', ring ? [ring] : [])
  }

  document.adoptedStyleSheets.push(still)
  try {
    if (part === 'focus') {
      for (const control of among(selectors.focusable)) readRing(control as HTMLElement)
      return marks
    }
    for (const box of among(selectors.boxes)) readBox(box as HTMLInputElement)
    for (const control of among(selectors.controls))
      for (const svg of control.querySelectorAll('svg')) if (isInUse(svg)) readIcon(control, svg)
    readStates(among(selectors.states).filter(hasStyledState))
    for (const graphic of among(selectors.graphics)) {
      const edge = shadowOf(graphic)
      add(graphic, 'graphic', [
        [inside(graphic), behind(graphic)],
        ...(edge === undefined ? [] : [[on(inside(graphic), edge), behind(graphic)] as const]),
      ])
    }
    return marks
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
  }
}
