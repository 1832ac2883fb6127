// What all scenes draw with: colours of the app, easing, and parts that appear and fade. Times are seconds.
const C = {
  bg: '#0a0c0b',
  card: '#121614',
  raised: '#1b201d',
  line: '#363e3a',
  grid: '#181d1a',
  text: '#f1f4f2',
  dim: '#919b95',
  lime: '#c6f04a',
  tint: '#1d2513',
  up: '#2fc797',
  down: '#ff6e75',
}
const g = document.getElementById('stage').getContext('2d')
const clamp = (value, low = 0, high = 1) => Math.min(high, Math.max(low, value))
/** 0 before `from`, 1 after `to`, smooth between. */
const ease = (t, from, to) => {
  const x = clamp((t - from) / (to - from))
  return x * x * (3 - 2 * x)
}
const mix = (a, b, x) => a + (b - a) * x

const fade = (alpha, draw) => {
  if (alpha <= 0) return
  g.save()
  g.globalAlpha *= alpha
  draw()
  g.restore()
}
const text = (words, x, y, { size = 30, color = C.text, weight = 600, align = 'center' } = {}) => {
  g.font = `${weight} ${size}px Inter, 'DejaVu Sans', sans-serif`
  g.fillStyle = color
  g.textAlign = align
  g.textBaseline = 'middle'
  g.fillText(words, x, y)
}
const box = (x, y, w, h, { fill = C.card, stroke = null, radius = 20, width = 2 } = {}) => {
  g.beginPath()
  g.roundRect(x, y, w, h, radius)
  g.fillStyle = fill
  g.fill()
  if (!stroke) return
  g.strokeStyle = stroke
  g.lineWidth = width
  g.stroke()
}
const dot = (x, y, radius, color) => {
  g.beginPath()
  g.arc(x, y, radius, 0, Math.PI * 2)
  g.fillStyle = color
  g.fill()
}
const stroke = (points, color, width = 3, dash = []) => {
  g.beginPath()
  points.forEach(([x, y], i) => (i === 0 ? g.moveTo(x, y) : g.lineTo(x, y)))
  g.strokeStyle = color
  g.lineWidth = width
  g.lineJoin = g.lineCap = 'round'
  g.setLineDash(dash)
  g.stroke()
  g.setLineDash([])
}
const halo = (x, y, t, color) => {
  const x1 = (t % 1.2) / 1.2
  fade(1 - x1, () => {
    g.beginPath()
    g.arc(x, y, 12 + 26 * x1, 0, Math.PI * 2)
    g.strokeStyle = color
    g.lineWidth = 3
    g.stroke()
  })
}
const check = (x, y, size, done, color = C.up) => {
  const points = [
    [x - size, y],
    [x - size * 0.25, y + size * 0.7],
    [x + size, y - size * 0.7],
  ]
  const first = clamp(done * 3)
  const second = clamp(done * 1.5 - 0.5)
  const at = (a, b, k) => [mix(a[0], b[0], k), mix(a[1], b[1], k)]
  stroke(
    [points[0], at(points[0], points[1], first), ...(second > 0 ? [at(points[1], points[2], second)] : [])],
    color,
    size / 4,
  )
}
/** The lime slice with one lit segment, the app's mark. */
const mark = (x, y, radius) => {
  for (let i = 0; i < 8; i += 1) {
    g.beginPath()
    g.moveTo(x, y)
    g.arc(x, y, radius, (i * Math.PI) / 4 + 0.06, ((i + 1) * Math.PI) / 4 - 0.06)
    g.closePath()
    g.fillStyle = i === 6 ? C.lime : 'rgba(198, 240, 74, 0.3)'
    g.fill()
  }
}

const scenes = {}
/** Draws one moment of a scene. */
window.drawAt = (name, t) => {
  g.globalAlpha = 1
  g.fillStyle = C.bg
  g.fillRect(0, 0, 1280, 720)
  fade(0.9, () => mark(1212, 660, 26))
  scenes[name].draw(t)
  const end = scenes[name].seconds
  fade(1 - ease(t, 0, 0.6) + ease(t, end - 0.8, end), () => {
    g.fillStyle = C.bg
    g.fillRect(0, 0, 1280, 720)
  })
}
window.secondsOf = (name) => scenes[name].seconds
