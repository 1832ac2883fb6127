// How an option is settled: stored prices, the order, the opening price, the time, the price that decides, the result.
{
  const STEP = 52
  const LEFT = 90
  /** Prices in the order of their storing, hand-made: a rise with two setbacks. */
  const PRICES = [
    300, 312, 296, 318, 330, 308, 322, 345, 338, 356, 342, 371, 365, 382, 360, 394, 388, 352, 340, 331,
  ]
  /** When each is stored. */
  const TIMES = [
    0.4, 1.0, 1.6, 2.2, 2.8, 3.4, 4.0, 10.0, 13.6, 14.2, 14.8, 15.4, 16.0, 16.6, 17.2, 17.8, 18.6, 21.4, 22.0,
    22.6,
  ]
  const [OPEN, SETTLE] = [7, 16]
  const xOf = (i) => LEFT + i * STEP
  const yOf = (i) => 640 - (PRICES[i] - 250) * 2.9
  const stored = (t) => PRICES.map((_, i) => i).filter((i) => TIMES[i] <= t)

  const grid = () => {
    for (let y = 160; y <= 640; y += 120)
      stroke(
        [
          [60, y],
          [1220, y],
        ],
        C.grid,
        2,
      )
  }
  const line = (t) => {
    const known = stored(t)
    stroke(
      known.map((i) => [xOf(i), yOf(i)]),
      C.dim,
      4,
    )
    for (const i of known)
      dot(xOf(i), yOf(i), mix(14, 7, ease(t, TIMES[i], TIMES[i] + 0.5)), i > SETTLE ? C.line : C.text)
  }
  const order = (t) =>
    fade(ease(t, 5.2, 5.8), () => {
      const x = xOf(6) + STEP / 2
      stroke(
        [
          [x, 130],
          [x, 640],
        ],
        C.lime,
        3,
        [8, 10],
      )
      fade(1 - ease(t, 22.8, 23.4), () => {
        box(x - 120, 70, 240, 62, { fill: C.tint, stroke: C.lime })
        stroke(
          [
            [x - 88, 114],
            [x - 88, 90],
            [x - 99, 101],
            [x - 88, 90],
            [x - 77, 101],
          ],
          C.up,
          5,
        )
        text('100 USDT', x + 22, 102, { size: 28, color: C.lime })
      })
    })
  const question = (t) =>
    fade(ease(t, 6.2, 6.8) * (1 - ease(t, 9.6, 10)), () => {
      box(xOf(OPEN) - 34, 330, 68, 68, { fill: C.raised, stroke: C.line, radius: 34 })
      text('?', xOf(OPEN), 366, { size: 42, color: C.dim })
    })
  const opening = (t) =>
    fade(ease(t, 10.2, 10.8), () => {
      stroke(
        [
          [xOf(OPEN), yOf(OPEN)],
          [1220, yOf(OPEN)],
        ],
        C.lime,
        2,
        [4, 10],
      )
      dot(xOf(OPEN), yOf(OPEN), 12, C.lime)
      if (t < 13.4) halo(xOf(OPEN), yOf(OPEN), t, C.lime)
    })
  const clock = (t) =>
    fade(ease(t, 13, 13.6) * (1 - ease(t, 23.2, 23.8)), () => {
      const left = 1 - clamp((t - 13.2) / (19.2 - 13.2))
      g.beginPath()
      g.arc(1130, 118, 50, 0, Math.PI * 2)
      g.strokeStyle = C.raised
      g.lineWidth = 12
      g.stroke()
      g.beginPath()
      g.arc(1130, 118, 50, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * left)
      g.strokeStyle = C.lime
      g.stroke()
      text(String(Math.ceil(60 * left)), 1130, 120, { size: 34 })
    })
  const settling = (t) =>
    fade(ease(t, 19.2, 19.8), () => {
      const x = xOf(SETTLE) + 22
      stroke(
        [
          [x, 130],
          [x, 640],
        ],
        C.text,
        3,
        [8, 10],
      )
      dot(xOf(SETTLE), yOf(SETTLE), 12, C.up)
      if (t < 23) halo(xOf(SETTLE), yOf(SETTLE), t, C.up)
    })
  const result = (t) =>
    fade(ease(t, 23.4, 24), () => {
      const grown = ease(t, 24, 25.2)
      stroke(
        [
          [xOf(SETTLE) + 60, yOf(OPEN)],
          [xOf(SETTLE) + 60, mix(yOf(OPEN), yOf(SETTLE), grown)],
        ],
        C.up,
        6,
      )
      box(640 - 230, 60, 460, 108, { fill: C.card, stroke: C.up })
      text('100', 480, 114, { size: 44 })
      text('+', 565, 114, { size: 44, color: C.dim })
      text('76', 630, 114, { size: 44, color: C.up })
      text('=', 700, 114, { size: 44, color: C.dim })
      text('176', 785, 114, { size: 50, color: C.lime })
    })
  scenes.settlement = {
    seconds: 27,
    draw: (t) => [grid, line, order, question, opening, clock, settling, result].forEach((part) => part(t)),
  }
}
