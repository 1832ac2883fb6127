// The proof of liabilities: leaves, sums two by two, the published root, and the way from the own leaf to it.
{
  const LEAVES = [40, 15, 120, 5, 60, 30, 10, 20]
  const MINE = 2
  const ROWS = [600, 440, 280, 110]
  const levels = [LEAVES]
  while (levels[levels.length - 1].length > 1) {
    const below = levels[levels.length - 1]
    levels.push(below.filter((_, i) => i % 2 === 0).map((value, i) => value + below[2 * i + 1]))
  }
  const xOf = (level, i) => 80 + ((i + 0.5) * 1120) / levels[level].length
  const bornAt = (level, i) => (level === 0 ? 0.6 + i * 0.4 : 4 + level * 1.4 + i * 0.15)
  /** Places on the way from the own leaf up. */
  const PATH = [0, 1, 2, 3].map((level) => [level, MINE >> level])
  const onPath = (level, i) => PATH.some(([l, j]) => l === level && j === i)
  const reached = (t, level) => ease(t, 14.6 + level * 1.3, 15.2 + level * 1.3)

  const edges = (t) =>
    levels.slice(1).forEach((row, k) =>
      row.forEach((_, i) =>
        [2 * i, 2 * i + 1].forEach((child) =>
          fade(ease(t, bornAt(k + 1, i), bornAt(k + 1, i) + 0.5), () => {
            const points = [
              [xOf(k, child), ROWS[k] - 34],
              [xOf(k + 1, i), ROWS[k + 1] + 34],
            ]
            stroke(points, C.line, 3)
            const lit = onPath(k, child) ? reached(t, k + 1) : 0
            if (lit > 0) {
              const end = [mix(points[0][0], points[1][0], lit), mix(points[0][1], points[1][1], lit)]
              stroke([points[0], end], C.lime, 6)
            }
          }),
        ),
      ),
    )
  const nodes = (t) =>
    levels.forEach((row, level) =>
      row.forEach((value, i) =>
        fade(ease(t, bornAt(level, i), bornAt(level, i) + 0.5), () => {
          const isRoot = level === 3
          const lit = onPath(level, i) ? reached(t, level) : 0
          const [w, h] = isRoot ? [200, 84] : [112, 66]
          const colour = lit > 0.5 || (isRoot && t > 10) ? C.lime : C.line
          box(xOf(level, i) - w / 2, ROWS[level] - h / 2, w, h, {
            fill: lit > 0.5 ? C.tint : C.card,
            stroke: colour,
            width: colour === C.lime ? 4 : 2,
          })
          text(String(value), xOf(level, i), ROWS[level] + 2, {
            size: isRoot ? 42 : 30,
            color: isRoot || lit > 0.5 ? C.lime : C.text,
          })
        }),
      ),
    )
  const published = (t) => {
    if (t > 10 && t < 14) halo(640, ROWS[3], t, C.lime)
    fade(ease(t, 11, 11.6), () => {
      box(800, 78, 64, 64, { fill: C.tint, stroke: C.lime, radius: 14 })
      g.beginPath()
      g.arc(832, 104, 12, Math.PI, Math.PI * 2)
      g.strokeStyle = C.lime
      g.lineWidth = 5
      g.stroke()
      box(815, 104, 34, 26, { fill: C.lime, radius: 6 })
    })
  }
  const phone = (t) =>
    fade(ease(t, 14, 14.6), () => {
      const [x, y] = [xOf(0, MINE), 676]
      box(x - 16, y - 26, 32, 52, { fill: C.raised, stroke: C.lime, radius: 8 })
      dot(x, y + 17, 3, C.lime)
    })
  const done = (t) =>
    fade(ease(t, 20.4, 21), () => {
      dot(420, ROWS[3], 44, C.tint)
      check(420, ROWS[3], 24, ease(t, 20.8, 21.8))
    })
  scenes.proof = {
    seconds: 25,
    draw: (t) => [edges, nodes, published, phone, done].forEach((part) => part(t)),
  }
}
