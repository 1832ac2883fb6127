// React 18 moved `act`; Taro's test utilities still take it from its old place, which warns.
module.exports = { act: require('react').act }
