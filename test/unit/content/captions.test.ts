import { clockOf, cueAt, parseCaptions } from '@/features/content/video/captions'

const VTT = `WEBVTT

NOTE a remark

1
00:00.000 --> 00:05.000
First
line

01:00:05.250 --> 01:00:09.000 align:start
Second

broken --> 00:10.000
Left out
`

test('cues with and without hours, numbers and settings; several lines are one text; the rest is left out', () => {
  const cues = [
    { from: 0, to: 5, text: 'First line' },
    { from: 3_605.25, to: 3_609, text: 'Second' },
  ]
  expect(parseCaptions(VTT)).toEqual(cues)
  expect(parseCaptions(VTT.replace(/\n/g, '\r\n'))).toEqual(cues)
  expect(parseCaptions('')).toEqual([])
})

test('a cue is said from its beginning until just before its end', () => {
  const cues = parseCaptions('00:01.000 --> 00:02.000\na\n\n00:02.000 --> 00:03.000\nb')
  expect([0.999, 1, 1.999, 2, 2.999, 3].map((second) => cueAt(cues, second))).toEqual([-1, 0, 0, 1, 1, -1])
})

test.each([
  [0, '0:00'],
  [5.9, '0:05'],
  [60, '1:00'],
  [3_599, '59:59'],
])('%d seconds are %s', (seconds, text) => expect(clockOf(seconds)).toBe(text))
