// Gatsby asks for a file of this name.
