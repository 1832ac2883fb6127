// What a package holds of Home's first screen until it is drawn.
module.exports = {}
