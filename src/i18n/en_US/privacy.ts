export const privacy = {
  title: 'Your consent',
  text: 'This uses something that belongs to you: pictures, camera, clipboard or location. The app uses it for nothing else. Without your consent only this step does not work.',
  read: 'Read the privacy guideline',
  agree: 'Agree and go on',
  refuse: 'Not now',
}
