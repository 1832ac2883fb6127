import { mountCanvas, watchSize, type Surface } from '@/platform/canvas'

/** One canvas: changes mark it dirty, one frame draws it. Nothing is drawn while nothing changes. */
export class Layer {
  private surface: Surface | null = null
  private frame: number | null = null
  private stop: (() => void) | null = null
  private mounted = 0

  constructor(private readonly draw: (surface: Surface) => void) {}

  /** Size of the canvas in px; null while there is none. */
  get size(): { readonly width: number; readonly height: number } | null {
    return this.surface
  }

  /** Draws on the canvas with this id from now on. */
  async attach(id: string): Promise<void> {
    const turn = ++this.mounted
    const surface = await mountCanvas(id)
    if (!surface || turn !== this.mounted) return
    this.surface = surface
    this.stop = watchSize(id, () => void this.resize())
    this.invalidate()
  }

  detach(): void {
    this.mounted++
    if (this.frame !== null) this.surface?.cancelFrame(this.frame)
    this.stop?.()
    this.frame = this.surface = this.stop = null
  }

  invalidate(): void {
    const { surface } = this
    if (!surface || this.frame !== null) return
    this.frame = surface.requestFrame(() => {
      this.frame = null
      this.draw(surface)
    })
  }

  private async resize(): Promise<void> {
    if (await this.surface?.resize()) this.invalidate()
  }
}

/** Empties the canvas and sets what every picture begins with. */
export const begin = ({ context, dpr, width, height }: Surface, font: string): void => {
  context.setTransform(dpr, 0, 0, dpr, 0, 0)
  context.clearRect(0, 0, width, height)
  context.font = font
  context.textBaseline = 'middle'
}
