/** Stands in for a package that the app can do without. */
module.exports = {}
