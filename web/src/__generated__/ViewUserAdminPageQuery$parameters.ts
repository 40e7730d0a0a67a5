/**
 * @generated SignedSource<<aaec6a0e2d3606849d78aba1b79a38de>>
 * @relayHash efba1e807e6ebfda36272742dfb8e6b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff4f7684c6b4670799f40b7249ba2d49e1590b29f8691d8d0560eaea70997fc9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewUserAdminPageQuery } from './ViewUserAdminPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewUserAdminPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff4f7684c6b4670799f40b7249ba2d49e1590b29f8691d8d0560eaea70997fc9",
    "metadata": {},
    "name": "ViewUserAdminPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
