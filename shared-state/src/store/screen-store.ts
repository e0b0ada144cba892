import { makeAutoObservable } from 'mobx'

/** Smallest width of each layout mode, in px (spec 4). */
export const layoutWidths = { web: 1200, pc: 1000, pad: 800, mobile: 0 } as const
export type LayoutMode = keyof typeof layoutWidths

/** Smallest width of each screen size, in px (spec 9). */
export const screenWidths = { '2xl': 1536, xl: 1280, lg: 1024, md: 768, sm: 640, xs: 320 } as const
export type ScreenSize = keyof typeof screenWidths

/**
 * The visitor's window, in px. The server knows nothing of it, so a tab begins with spec 9's defaults and measures once
 * it runs: what the first HTML shows must not depend on it (that is CSS's affair).
 */
export class ScreenStore {
  width: number = screenWidths.xl
  height = 720
  /** How far the page is scrolled. */
  scrollTop = 0
  /** Height of the notices over the header. */
  tipsHeight = 84

  constructor() {
    makeAutoObservable(this)
  }

  get layout(): LayoutMode {
    return firstWithin(layoutWidths, this.width, 'mobile')
  }

  get size(): ScreenSize {
    return firstWithin(screenWidths, this.width, 'xs')
  }

  /** Notices and the first screen under them are out of sight. */
  get isPastFirstScreen(): boolean {
    return this.scrollTop > this.tipsHeight + this.height
  }

  measured(sizes: Partial<Pick<ScreenStore, 'width' | 'height' | 'scrollTop' | 'tipsHeight'>>): void {
    Object.assign(this, sizes)
  }
}

/** The widest step that fits. */
function firstWithin<Step extends string>(steps: Readonly<Record<Step, number>>, width: number, smallest: Step): Step {
  const widestFirst = (Object.keys(steps) as Step[]).sort((a, b) => steps[b] - steps[a])
  return widestFirst.find(step => width >= steps[step]) ?? smallest
}
