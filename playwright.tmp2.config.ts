import base from './playwright.config';
export default {
	...base,
	outputDir: '/tmp/bench-results',
	timeout: 300000,
	use: { ...base.use, baseURL: 'http://127.0.0.1:5314/repo/' },
	webServer: {
		command:
			'node_modules/.bin/vite preview --outDir /tmp/dist-bench --host 127.0.0.1 --port 5314 --strictPort --base /repo/',
		url: 'http://127.0.0.1:5314/repo/',
		reuseExistingServer: false,
	},
};
