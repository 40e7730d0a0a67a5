/**
 * @generated SignedSource<<76b1a36735e8c3bedd84756bf63c0561>>
 * @relayHash 234552843d21017e27bd03b7784809f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b37a69120dd9100bcc9ed23e84fc45eb1e556623a16aa3d143aed12a5f0ad14e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImagesPageQuery } from './ImagesPageQuery.graphql';

const node: PreloadableConcreteRequest<ImagesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b37a69120dd9100bcc9ed23e84fc45eb1e556623a16aa3d143aed12a5f0ad14e",
    "metadata": {},
    "name": "ImagesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
