import { Gestures, LONG_PRESS, MOUSE, type GestureClock } from '@/features/chart/gestures/machine'
import { glide, slowed, Velocity } from '@/features/chart/gestures/inertia'

/** A clock run by hand: one timer, one frame. */
const setUp = (reduced = false) => {
  const log: string[] = []
  let [timer, frame]: [(() => void) | null, (() => void) | null] = [null, null]
  let now = 0
  let room = Infinity
  const clock: GestureClock = {
    now: () => now,
    after: (ms, run) => {
      expect(ms).toBe(LONG_PRESS)
      timer = run
      return 1
    },
    cancel: () => (timer = null),
    frame: (run) => {
      frame = run
      return 1
    },
    cancelFrame: () => (frame = null),
    reducedMotion: () => reduced,
  }
  const gestures = new Gestures(
    {
      pan: (dx) => {
        log.push(`pan ${Math.round(dx)}`)
        room -= Math.abs(dx)
        return room > 0
      },
      zoom: (factor, x) => log.push(`zoom ${factor.toFixed(2)} at ${x}`),
      point: (place) => log.push(place ? `point ${place.x},${place.y}` : 'release'),
    },
    clock,
  )
  return {
    gestures,
    log,
    waits: () => timer !== null,
    glides: () => frame !== null,
    limit: (px: number) => (room = px),
    longPress: () => timer?.(),
    runFrame: (ms: number) => {
      now += ms
      const run = frame
      frame = null
      run?.()
    },
  }
}

const at = (x: number, y: number, id = 0) => ({ id, x, y })

describe('one finger', () => {
  it('sideways pans, from where it began to move', () => {
    const { gestures, log } = setUp()
    gestures.touches([at(100, 50)], 0)
    expect(gestures.moved([at(104, 51)], 10)).toBe(false)
    expect(gestures.moved([at(110, 51)], 20)).toBe(true)
    gestures.moved([at(125, 52)], 30)
    expect(log).toEqual(['release', 'pan 0', 'pan 15'])
    expect(gestures.state).toBe('panning')
  })

  it('up or down belongs to the page until all fingers are up', () => {
    const { gestures, log, waits } = setUp()
    gestures.touches([at(100, 50)], 0)
    expect(gestures.moved([at(102, 70)], 10)).toBe(false)
    expect(gestures.moved([at(190, 70)], 20)).toBe(false)
    expect([gestures.state, waits()]).toEqual(['yielded', false])
    gestures.touches([], 30)
    expect([gestures.state, log]).toEqual(['idle', []])
  })

  it('that rests points, then follows in both directions, and the crosshair stays when it leaves', () => {
    const { gestures, log, longPress } = setUp()
    gestures.touches([at(100, 50)], 0)
    longPress()
    expect(gestures.moved([at(100, 90)], 400)).toBe(true)
    gestures.touches([], 500)
    expect(log).toEqual(['point 100,50', 'point 100,90'])
  })

  it('that taps dismisses the crosshair and leaves no timer', () => {
    const { gestures, log, waits } = setUp()
    gestures.touches([at(100, 50)], 0)
    gestures.touches([], 80)
    expect([log, waits()]).toEqual([['release'], false])
  })

  it('taken away by the system ends in peace', () => {
    const { gestures, waits, glides } = setUp()
    gestures.touches([at(100, 50)], 0)
    gestures.cancelled()
    expect([gestures.state, waits(), glides()]).toEqual(['idle', false, false])
  })
})

describe('a swipe', () => {
  const swipe = (reduced: boolean, rest = 0) => {
    const test = setUp(reduced)
    test.gestures.touches([at(100, 50)], 0)
    for (let i = 1; i <= 5; i++) test.gestures.moved([at(100 + i * 16, 50)], i * 16)
    test.gestures.touches([], 80 + rest)
    test.log.length = 0
    return test
  }

  it('glides on at the speed of the finger (1 px/ms) and slows down', () => {
    const { log, runFrame, glides } = swipe(false)
    runFrame(16)
    runFrame(16)
    // by hand: 325 * (1 - e^(-16/325)) = 15.6; then times e^(-16/325) = 14.9
    expect(log).toEqual(['pan 16', 'pan 15'])
    for (let i = 0; i < 200 && glides(); i++) runFrame(16)
    expect(glides()).toBe(false)
  })

  it('stops at the end of the road', () => {
    const { limit, runFrame, glides } = swipe(false)
    limit(10)
    runFrame(16)
    expect(glides()).toBe(false)
  })

  it('stops under a new finger', () => {
    const { gestures, glides } = swipe(false)
    gestures.touches([at(10, 10)], 200)
    expect(glides()).toBe(false)
  })

  it('does not glide after a rest, nor with reduced motion', () => {
    expect(swipe(false, 150).glides()).toBe(false)
    expect(swipe(true).glides()).toBe(false)
  })
})

describe('two fingers', () => {
  it('zoom by their distance around their middle and pan with it', () => {
    const { gestures, log } = setUp()
    gestures.touches([at(100, 50)], 0)
    gestures.touches([at(100, 50), at(200, 50, 1)], 5)
    log.length = 0
    expect(gestures.moved([at(100, 50), at(300, 50, 1)], 20)).toBe(true)
    expect(log).toEqual(['pan 50', 'zoom 2.00 at 200'])
  })

  it('pan on with the finger that stays, without a jump', () => {
    const { gestures, log } = setUp()
    gestures.touches([at(100, 50), at(200, 50, 1)], 0)
    gestures.touches([at(200, 50, 1)], 10)
    log.length = 0
    gestures.moved([at(205, 50, 1)], 20)
    expect([gestures.state, log]).toEqual(['panning', ['pan 5']])
  })
})

describe('a mouse', () => {
  it('points while it hovers and pans in any direction while pressed', () => {
    const { gestures, log, waits } = setUp()
    gestures.hover(10, 20)
    gestures.touches([at(10, 20, MOUSE)], 0)
    expect(waits()).toBe(false)
    gestures.hover(11, 20)
    gestures.moved([at(12, 60, MOUSE)], 10)
    gestures.moved([at(30, 60, MOUSE)], 20)
    gestures.touches([], 300)
    gestures.left()
    expect(log).toEqual(['point 10,20', 'release', 'pan 0', 'pan 18', 'release'])
  })

  it('wheel zooms around the pointer: up is in; a sideways wheel pans', () => {
    const { gestures, log } = setUp()
    gestures.wheel(0, -100, 40)
    gestures.wheel(30, 2, 40)
    // by hand: e^0.15 = 1.16
    expect(log).toEqual(['zoom 1.16 at 40', 'pan -30'])
  })
})

describe('inertia', () => {
  it('measures the last 100 ms only', () => {
    const velocity = new Velocity()
    velocity.add(0, 0)
    velocity.add(1000, 500)
    velocity.add(1010, 520)
    expect(velocity.at(520)).toBeCloseTo(0.5)
    expect(velocity.at(700)).toBe(0)
  })

  it('glides as far in two steps as in one', () => {
    const speed = 1.2
    const later = slowed(speed, 30)
    expect(glide(speed, 30) + glide(later, 50)).toBeCloseTo(glide(speed, 80), 9)
    expect(slowed(0.021, 100)).toBe(0)
  })
})
