#!/bin/sh
# Starts Varnish before the replicas of the web app, and follows them: WEB names hosts with their ports, and every address of
# such a name is a replica. WEB=web:3000 PURGERS=10.0.0.0/8 EDGE_SECRET=... start.sh
set -eu

dir=$(cd "$(dirname "$0")" && pwd)
work=${EDGE_WORK:-/run/edge}
mkdir -p "$work"

# One line for each replica: address:port.
replicas() {
    for name in $WEB; do
        getent ahostsv4 "${name%:*}" | awk -v port="${name##*:}" '{ print $1 ":" port }'
    done | sort -u
}

# The part of the configuration that differs by installation: network.vcl.
network() {
    echo 'import directors;'
    echo 'acl purgers {'
    for range in ${PURGERS:-127.0.0.0/8}; do
        case $range in
        */*) echo "    \"${range%/*}\"/${range#*/};" ;;
        *) echo "    \"$range\";" ;;
        esac
    done
    echo '}'
    echo 'probe health { .url = "/api/health"; .interval = 2s; .timeout = 5s; .window = 3; .threshold = 2; .initial = 2; }'
    n=0
    for replica in $1; do
        n=$((n + 1))
        echo "backend web$n { .host = \"${replica%:*}\"; .port = \"${replica##*:}\"; .probe = health; .connect_timeout = 2s; .first_byte_timeout = 10s; .between_bytes_timeout = 10s; }"
    done
    echo 'sub vcl_init {'
    echo '    new web = directors.round_robin();'
    i=0
    while [ $i -lt $n ]; do
        i=$((i + 1))
        echo "    web.add_backend(web$i);"
    done
    echo '}'
}

known=$(replicas)
while [ -z "$known" ]; do
    sleep 1
    known=$(replicas)
done
network "$known" >"$work/network.vcl"

# The log in memory keeps addresses, statuses, times and fetches. Each header and step of a kept page in it as well costs a seventh of
# the processor time of sending one; to look into a fault: varnishadm param.set vsl_mask default.
quiet=-ReqHeader,-ReqUnset,-RespHeader,-RespUnset,-RespReason,-RespProtocol,-VCL_call,-VCL_return,-VCL_use,-Filters

varnishd -F -n "$work/varnish" -a "${LISTEN:-:6081}" -p vcl_path="$work:$dir" -f "$dir/default.vcl" \
    -s "default,${EDGE_MEMORY:-256m}" -p http_resp_hdr_len=16k -p workspace_backend=128k -p workspace_client=128k -p vsl_mask="$quiet" &
varnish=$!
trap 'kill $varnish; wait $varnish' TERM INT

release=0
while kill -0 $varnish 2>/dev/null; do
    sleep 2 &
    wait $! || true
    now=$(replicas)
    if [ -z "$now" ] || [ "$now" = "$known" ]; then continue; fi
    network "$now" >"$work/network.vcl"
    release=$((release + 1))
    if varnishadm -n "$work/varnish" vcl.load "v$release" "$dir/default.vcl" && varnishadm -n "$work/varnish" vcl.use "v$release"; then
        known=$now
    fi
done
wait $varnish
