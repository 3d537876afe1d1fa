//! Gridfold's core as a page calls it: one exported function a request, and nothing kept between requests.
