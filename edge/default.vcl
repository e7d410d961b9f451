vcl 4.1;

# The cache before the app (docs/decisions/0022-edge.md): Caddy -> Varnish 7.1 -> web. Vmods of Debian's varnish-modules.

import std;
import var;
import vsthrottle;
import xkey;

# What differs by installation: a director `web` made in `vcl_init`, and the acl `purgers` (edge/start.sh writes it).
include "network.vcl";
# Which pages read their query.
include "queries.vcl";

sub vcl_recv {
    if (req.method == "PURGE") {
        call purge_by_key;
    }
    if (req.restarts == 0) {
        # Caddy has put the visitor's address there, and nothing a visitor sent; Varnish added Caddy's own behind it.
        set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ",.*$", "");
        set req.http.Host = std.tolower(req.http.Host);
        set req.http.X-Forwarded-Host = req.http.Host;
        unset req.http.Proxy;
        unset req.http.Edge-Last-Good;
        unset req.http.Edge-Query;
        unset req.http.Edge-Kind;
        unset req.http.Edge-Picture;
        unset req.http.Edge-Purged;
        unset req.http.Edge-Shopper;
    }
    set req.backend_hint = web.backend();

    # Only asked inside the network: by the worker, and by Caddy before it gets a certificate.
    if (req.url ~ "(?i)^/+(?:api|%61pi)/+internal(?:[/?]|$)" || req.url ~ "^/metrics(?:[/?]|$)") {
        return (synth(404));
    }
    if (req.url ~ "(?i)^[^?]*/(?:\.|%2e){1,2}(?:[/?]|$)") {
        return (synth(400));
    }
    if (req.method !~ "^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$") {
        return (synth(405));
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Files of a release: the same on every host, for every visitor.
    if (req.url ~ "^/(?:_next/static|fonts|logos|map|studio)/" || req.url ~ "^/(?:icons\.svg|push\.js)") {
        set req.http.Edge-Kind = "build";
        unset req.http.Cookie;
        unset req.http.RSC;
        return (hash);
    }
    if (req.http.Authorization || req.http.Next-Action || req.url ~ "^/(?:admin|api|dev|preview)(?:[/?]|$)" || req.url ~ "^/privacy/my-data/") {
        return (pass);
    }
    # Pages of one shopper. A gate's answer to a request without a session is asked once more with the shopper's session (vcl_deliver).
    if (req.restarts > 0 && req.http.Edge-Shopper == "asked") {
        return (pass);
    }
    if (req.url ~ "^/(?:sign-in|shared-cars|alerts|reservation|online-payment|spin-to-win|finance-application|my-garage|mymotorama|mybigboxcars|myblinkr|myservco)(?:[/?]|$)") {
        return (pass);
    }
    if (req.url ~ "^/_next/image\?") {
        call normalise_picture;
        return (hash);
    }
    # Staff, shoppers who have signed in, and previews see pages the app makes for them.
    if (req.http.Cookie ~ "(?:^|;\s*)(?:payload-token|__prerender_bypass|__next_preview_data)=") {
        return (pass);
    }
    if (req.http.Cookie ~ "(?:^|;\s*)(?:__Host-)?shopper-session=") {
        set req.http.Edge-Shopper = regsub(req.http.Cookie, "^.*?((?:__Host-)?shopper-session=[^;]*).*$", "\1");
    }
    unset req.http.Cookie;
    # Headers between Next's own servers: none of a visitor's may shape a page that others get.
    unset req.http.X-Middleware-Prefetch;
    unset req.http.X-Middleware-Subrequest;
    unset req.http.X-Nextjs-Data;
    unset req.http.X-Matched-Path;
    unset req.http.X-Now-Route-Matches;
    unset req.http.X-Invoke-Status;
    unset req.http.X-Invoke-Path;
    call normalise_query;
    return (hash);
}

# PURGE with `xkey: key key ...`, or `purge-everything: yes`, by the worker only: never through Caddy, which says whom it speaks for.
sub purge_by_key {
    if (client.ip !~ purgers || req.http.X-Forwarded-Proto) {
        return (synth(405));
    }
    if (std.getenv("EDGE_SECRET") == "" || req.http.Edge-Secret != std.getenv("EDGE_SECRET")) {
        return (synth(403));
    }
    var.global_set("purged", std.time2real(now, 0.0));
    if (req.http.Purge-Everything) {
        ban("obj.status != 0");
        return (synth(200));
    }
    set req.http.Edge-Purged = xkey.softpurge(req.http.xkey);
    return (synth(200));
}

# A picture has one copy for each format Next makes: no other header of a browser counts.
sub normalise_picture {
    unset req.http.Cookie;
    set req.url = std.querysort(regsuball(req.url, "(?<=[?&])(?!(?:url|w|q)=)[^&]*(?:&|$)", ""));
    if (req.http.Accept ~ "image/avif") {
        set req.http.Edge-Picture = "image/avif";
    } elsif (req.http.Accept ~ "image/webp") {
        set req.http.Edge-Picture = "image/webp";
    } else {
        set req.http.Edge-Picture = "image/*";
    }
    set req.http.Accept = req.http.Edge-Picture;
    # Made from a file of the release, not from a site's upload.
    if (req.url ~ "[?&]url=%2F(?:logos|studio)%2F") {
        set req.http.Edge-Kind = "build";
    }
}

# Edge-Query becomes the part of the query that an answer depends on.
sub normalise_query {
    if (req.url !~ "\?") {
        set req.http.Edge-Query = "";
        return;
    }
    set req.http.Edge-Query = regsub(req.url, "^[^?]*", "");
    set req.http.Edge-Query = regsuball(req.http.Edge-Query, "(?<=[?&])(?:utm_[^=&]*|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|igshid|yclid|mc_[ce]id|_g[al]|_rsc)(?:=[^&]*)?(?:&|$)", "");
    call keep_page_parameters;
    set req.http.Edge-Query = regsub(std.querysort(req.http.Edge-Query), "[?&]+$", "");
    if (req.http.Edge-Kind == "search") {
        # What is asked of the app is what is kept: the marks of a campaign would make it another page there.
        set req.http.Edge-Data = regsub(req.url, "^.*[?&](_rsc(?:=[^&]*)?)(?:&.*)?$", "\1");
        if (req.http.Edge-Data !~ "^_rsc") {
            set req.url = regsub(req.url, "\?.*$", "") + req.http.Edge-Query;
        } elsif (req.http.Edge-Query == "") {
            set req.url = regsub(req.url, "\?.*$", "") + "?" + req.http.Edge-Data;
        } else {
            set req.url = regsub(req.url, "\?.*$", "") + req.http.Edge-Query + "&" + req.http.Edge-Data;
        }
        unset req.http.Edge-Data;
    }
}

sub vcl_hash {
    if (req.http.Edge-Kind != "build") {
        hash_data(req.http.Host);
    }
    if (req.http.Edge-Picture) {
        hash_data(req.url);
        hash_data(req.http.Edge-Picture);
        return (lookup);
    }
    hash_data(regsub(req.url, "\?.*$", ""));
    if (req.http.Edge-Kind == "search") {
        hash_data(req.http.Edge-Query);
    }
    # A page and its data for the router stand under one address.
    if (req.http.RSC) {
        hash_data("data:" + req.http.Next-Router-Prefetch + ":" + req.http.Next-Router-Segment-Prefetch);
        # Data of a page that is made for each question is only the part the visitor does not have.
        if (req.http.Edge-Kind == "search") {
            hash_data(req.http.Next-Router-State-Tree);
            hash_data(req.http.Next-Url);
        }
    }
    return (lookup);
}

sub vcl_hit {
    # Some other query of this path leads elsewhere (a redirect): the app decides.
    if (obj.http.Surrogate-Query && req.http.Edge-Query != "" && !req.http.Edge-Kind) {
        return (pass);
    }
    # Out of date by time alone: the last page goes out while a new one is made. What was purged, or may have been since it
    # was out of date, or is long out of date, is made first, once for all who wait.
    if (obj.ttl <= 0s && !req.http.Edge-Last-Good && std.healthy(req.backend_hint)
        && (obj.ttl < -10m || std.time(var.global_get("purged"), now - 10d) + 1s >= now + obj.ttl)) {
        set req.grace = 0s;
        return (restart);
    }
}

sub vcl_miss {
    call throttle;
}

sub vcl_pass {
    call throttle;
}

# What the app has to make is limited by visitor and by site, so that no site takes the others' share (security review, M2).
# Pages that are kept never come here.
sub throttle {
    if (req.http.Edge-Last-Good || req.url ~ "^/(?:_next|admin)(?:/|$)"
        || (req.url ~ "^/api/" && req.url !~ "^/api/(?:search|cars)/")) {
        return;
    }
    if (vsthrottle.is_denied("visitor:" + req.http.X-Forwarded-For, 60, 10s)) {
        return (synth(429));
    }
    # Questions without end: searches. A site's pages are as many as it has.
    if (req.http.Edge-Kind == "search" || req.url ~ "^/api/") {
        if (vsthrottle.is_denied("search:" + req.http.Host, std.integer(std.getenv("EDGE_SEARCHES_PER_10S"), 200), 10s)) {
            return (synth(429));
        }
    } elsif (vsthrottle.is_denied("site:" + req.http.Host, std.integer(std.getenv("EDGE_PAGES_PER_10S"), 400), 10s)) {
        return (synth(429));
    }
}

sub vcl_backend_fetch {
    # Compressed here, once for every browser.
    unset bereq.http.Accept-Encoding;
    unset bereq.http.Edge-Secret;
    # A page asked for the first time: should the app fail, the last good one is looked for. A retried fetch comes here again,
    # without Edge-Query.
    if (bereq.retries == 0) {
        unset bereq.http.Edge-First;
        if (bereq.http.Edge-Query && !bereq.http.Edge-Last-Good && !bereq.uncacheable) {
            set bereq.http.Edge-First = "yes";
        }
    }
    unset bereq.http.Edge-Query;
    unset bereq.http.Edge-Kind;
    unset bereq.http.Edge-Picture;
    unset bereq.http.Edge-Last-Good;
    unset bereq.http.Edge-Shopper;
}

sub vcl_backend_response {
    if (beresp.http.Content-Type ~ "^(?:text/|application/(?:javascript|json|manifest|xml|rss|atom|feed|ld)|image/svg)") {
        set beresp.do_gzip = true;
    }
    # Told by our own hash; restored for browsers, which have no other way to tell a page from its data.
    set beresp.http.Edge-Vary = beresp.http.Vary;
    unset beresp.http.Vary;

    if (beresp.status >= 500) {
        # A page that is kept stays.
        if (bereq.is_bgfetch) {
            return (abandon);
        }
        # Another replica may be well.
        if (bereq.retries == 0 && bereq.method ~ "^(GET|HEAD)$" && beresp.status >= 502) {
            return (retry);
        }
        # Not even for a moment in the cache, where it would be newer than the last good page: vcl_synth goes on.
        if (bereq.http.Edge-First) {
            return (abandon);
        }
        set beresp.ttl = 0s;
        set beresp.grace = 0s;
        return (deliver);
    }
    if (bereq.uncacheable) {
        return (deliver);
    }
    if (beresp.http.Surrogate-Control ~ "max-age=\d") {
        set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
    } elsif (beresp.http.Cache-Control ~ "(?i)private|no-store|no-cache") {
        set beresp.ttl = 0s;
    }
    # Not found, moved, a cookie set: every visitor asks the app, side by side.
    if (beresp.status != 200 || beresp.http.Set-Cookie || beresp.ttl <= 0s || beresp.http.Edge-Vary == "*") {
        set beresp.uncacheable = true;
        set beresp.ttl = 10s;
        return (deliver);
    }
    if (beresp.http.xkey) {
        # The app keeps pages too and answers at once: no page is much older here than there.
        if (beresp.ttl > 10m) {
            set beresp.ttl = 10m;
        }
        # The last good page, for a day without the app.
        set beresp.grace = 1d;
    } else {
        set beresp.grace = 1h;
    }
    return (deliver);
}

sub vcl_backend_error {
    if (bereq.is_bgfetch) {
        return (abandon);
    }
    if (bereq.retries == 0 && bereq.method ~ "^(GET|HEAD)$") {
        return (retry);
    }
    if (bereq.http.Edge-First) {
        return (abandon);
    }
}

sub vcl_deliver {
    # Gated on this site, and the visitor may be signed in: the app decides. Nothing of it is kept.
    if (resp.http.Surrogate-Gate && req.http.Edge-Shopper ~ "=" && req.restarts < 3) {
        set req.http.Cookie = req.http.Edge-Shopper;
        set req.http.Edge-Shopper = "asked";
        return (restart);
    }
    unset resp.http.Surrogate-Gate;
    # The app failed although it looked healthy: the last good page, if there is one.
    if (resp.status >= 500 && !req.http.Edge-Last-Good && req.restarts < 3 && req.http.Edge-Query) {
        set req.http.Edge-Last-Good = "yes";
        set req.grace = 1d;
        return (restart);
    }
    if (obj.hits > 0) {
        set resp.http.X-Cache = "hit";
    } else {
        set resp.http.X-Cache = "miss";
    }
    if (resp.http.xkey && resp.status == 200 && resp.http.Cache-Control ~ "s-maxage" || resp.http.Surrogate-Control) {
        # Browsers ask every time, and mostly hear that nothing has changed.
        set resp.http.Cache-Control = "public, max-age=0, must-revalidate";
        unset resp.http.Age;
    }
    if (resp.http.Edge-Vary) {
        set resp.http.Vary = resp.http.Edge-Vary;
        if (resp.http.Vary !~ "(?i)accept-encoding") {
            set resp.http.Vary = resp.http.Vary + ", Accept-Encoding";
        }
        unset resp.http.Edge-Vary;
    }
    # A kept page names the request it was made for.
    if (req.http.X-Request-Id) {
        set resp.http.X-Request-Id = req.http.X-Request-Id;
    } else {
        unset resp.http.X-Request-Id;
    }
    unset resp.http.xkey;
    unset resp.http.Surrogate-Control;
    unset resp.http.Surrogate-Query;
    unset resp.http.X-Middleware-Rewrite;
    unset resp.http.X-Nextjs-Cache;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
}

sub vcl_synth {
    if (resp.status >= 500 && !req.http.Edge-Last-Good && req.restarts < 3 && req.http.Edge-Query) {
        set req.http.Edge-Last-Good = "yes";
        set req.grace = 1d;
        return (restart);
    }
    set resp.http.Cache-Control = "no-store";
    set resp.http.Content-Type = "text/plain; charset=utf-8";
    unset resp.http.X-Varnish;
    unset resp.http.Retry-After;
    if (resp.status == 429) {
        set resp.http.Retry-After = "5";
        set resp.http.Connection = "close";
        set resp.body = "Too many requests. Please try again in a moment." + {"
"};
    } elsif (req.http.Edge-Purged) {
        set resp.body = req.http.Edge-Purged + {"
"};
    } else {
        set resp.body = resp.reason + {"
"};
    }
    return (deliver);
}
