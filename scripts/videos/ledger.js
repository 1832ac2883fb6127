// Why the books balance: accounts as entries, a movement with two sides, the sum, and what an order sets aside.
{
  const LEFT = { x: 130, name: 'A' }
  const RIGHT = { x: 750, name: 'B' }
  const W = 400

  const account = ({ x, name }, rows, t, from) =>
    fade(ease(t, from, from + 0.6), () => {
      box(x, 90, W, 380, { stroke: C.line })
      dot(x + 56, 146, 30, C.raised)
      text(name, x + 56, 148, { size: 30, color: C.lime })
      rows.forEach(([words, color, start], i) =>
        fade(ease(t, start, start + 0.5), () => {
          const y = 220 + i * 66
          stroke(
            [
              [x + 32, y + 33],
              [x + W - 32, y + 33],
            ],
            C.grid,
            2,
          )
          text(words, x + W - 40, y, { size: 36, color, align: 'right' })
        }),
      )
    })
  const coin = (t, from, to, start, end) => {
    const k = ease(t, start, end)
    if (t < start || k >= 1) return
    const x = mix(from, to, k)
    const y = 300 - Math.sin(k * Math.PI) * 120
    dot(x, y, 36, C.lime)
    text('50', x, y + 2, { size: 30, color: C.bg })
  }
  const sum = (t) =>
    fade(ease(t, 10, 10.6), () => {
      box(340, 520, 600, 110, { fill: C.tint, stroke: C.lime })
      text('−50', 460, 577, { size: 42, color: C.down })
      text('+', 550, 577, { size: 42, color: C.dim })
      text('50', 630, 577, { size: 42, color: C.up })
      text('=', 715, 577, { size: 42, color: C.dim })
      fade(ease(t, 11.4, 12), () => text('0', 810, 577, { size: 56, color: C.lime }))
    })
  const books = (t) =>
    fade(1 - ease(t, 13.6, 14.2), () => {
      account(
        LEFT,
        [
          ['+200', C.text, 1],
          ['+30', C.text, 2],
          ['−50', C.down, 6.6],
        ],
        t,
        0.4,
      )
      account(
        RIGHT,
        [
          ['+80', C.text, 1.6],
          ['−10', C.text, 2.6],
          ['+50', C.up, 6.6],
        ],
        t,
        0.8,
      )
      coin(t, LEFT.x + 200, RIGHT.x + 200, 5, 6.8)
      sum(t)
    })

  const lock = (x, y, closed, color) => {
    g.beginPath()
    g.arc(x, y - 16 - 10 * (1 - closed), 18, Math.PI, Math.PI * 2)
    g.strokeStyle = color
    g.lineWidth = 7
    g.stroke()
    box(x - 28, y - 16, 56, 46, { fill: color, radius: 10 })
  }
  const side = (x, words, color, t, from) =>
    fade(ease(t, from, from + 0.6), () => {
      box(x, 170, W, 300, { stroke: C.line })
      const closed = ease(t, from + 1, from + 1.6)
      box(x + 60, 380, W - 120, 20, { fill: C.raised, radius: 10 })
      box(x + 60, 380, (W - 120) * closed + 1, 20, { fill: color, radius: 10 })
      text(words, x + W / 2, 310, { size: 72, color })
      lock(x + W / 2, 236, closed, color)
    })
  const order = (t) =>
    fade(ease(t, 14, 14.6), () => {
      const joined = ease(t, 20.6, 21.8)
      fade(1 - ease(t, 21.2, 21.7), () => side(mix(130, 440, joined), '100', C.text, t, 14.2))
      fade(1 - joined, () => side(mix(750, 440, joined), '76', C.up, t, 16.2))
      fade(ease(t, 21.4, 22), () => {
        box(440, 170, W, 300, { fill: C.tint, stroke: C.lime, width: 4 })
        text('176', 640, 300, { size: 96, color: C.lime })
        check(640, 410, 34, ease(t, 22.2, 23))
      })
    })
  scenes.ledger = { seconds: 25, draw: (t) => [books, order].forEach((part) => part(t)) }
}
