/**
 * @generated SignedSource<<c1c5ac4c53d55b343fcd2b37c590f28a>>
 * @relayHash bdafb9bd0ea338e9efb8bc08758e96ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84cfbdbbf9405ef12ed1ecb7947052071417498e6d230d64e95529165b8d0db6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContentLayoutPageQuery } from './ContentLayoutPageQuery.graphql';

const node: PreloadableConcreteRequest<ContentLayoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84cfbdbbf9405ef12ed1ecb7947052071417498e6d230d64e95529165b8d0db6",
    "metadata": {},
    "name": "ContentLayoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
